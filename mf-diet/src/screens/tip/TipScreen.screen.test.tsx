import { screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { reconnect, renderScreen, settled } from 'shared/testing/renderScreen'
import type { ContentType } from '../../../contract/tips'
import { tips } from '../../api'
import { CONTENT_PLACE, ENTRIES } from '../../tips/useEntries'
import TipScreen from './TipScreen'

const entriesOf = (kind: ContentType) =>
  dataOf(tips(ENTRIES, { params: CONTENT_PLACE, query: { content_type: kind } }))
const open = async (search = '', more = {}) => {
  const screen = await renderScreen(<TipScreen />, { as: 'ana', at: `/user/tip${search}`, ...more })
  await settled(screen.cache)
  return screen
}
const cards = () => screen.findAllByRole('article')
const titles = async () => (await cards()).map(card => within(card).getByRole('heading').textContent)
const filters = async () =>
  within(await screen.findByRole('group', { name: 'Filtrar por etiqueta' })).getAllByRole('button')

describe('a specialty’s screen', () => {
  test('shows title, intro, tags, tabs and a card for every tip, 4 per column', async () => {
    const shown = await renderScreen(<TipScreen />, { as: 'ana', at: '/user/tip' })
    expect(screen.getByRole('status', { name: 'Cargando tips' })).toHaveAttribute('aria-busy', 'true')
    await settled(shown.cache)
    const { items } = await entriesOf('tip')
    expect(await titles()).toEqual(items.map(({ fields }) => fields.title))
    expect(screen.getByRole('heading', { level: 1, name: 'Nutrición' })).toBeVisible()
    expect(screen.getByText('Tips y recetas sencillas')).toBeVisible()
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Tips', 'Videos', 'Aprende más'])
    const columns = within(screen.getByRole('tabpanel')).getAllByRole('list')
    expect(columns.map(column => within(column).getAllByRole('listitem').length)).toEqual([4, 4, 4, 4])
    const [category] = await dataOf(tips('GET content/categories'))
    expect((await filters()).map(tag => tag.textContent)).toEqual([
      ...(category?.category ?? []),
      ...(category?.subCategory ?? []),
    ])
    for (const card of await cards()) {
      expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/api\/files\//))
    }
  })

  test.each([
    ['psicologia', 'Psicología', 'tipPsicologia'],
    ['ginecologia', 'Ginecología', 'tipGinecologia'],
  ] as const)('%s is in the address', async (especialidad, title, kind) => {
    await open(`?especialidad=${especialidad}`)
    expect(await titles()).toEqual((await entriesOf(kind)).items.map(({ fields }) => fields.title))
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page')
  })

  test('a tag filters the tips; it is in the address, and a second press removes it', async () => {
    const { user, address } = await open()
    const all = await titles()
    const tag = async () => (await filters()).find(button => button.textContent === 'Compras') as HTMLElement
    await user.click(await tag())
    expect(address()).toBe('/user/tip?etiqueta=compras')
    expect(await tag()).toHaveAttribute('aria-pressed', 'true')
    const some = await titles()
    expect(some.length).toBeLessThan(all.length)
    for (const card of await cards()) expect(card).toHaveTextContent('Compras')
    expect(screen.getByText(`${some.length} tips`)).toHaveAttribute('role', 'status')
    await user.click(await tag())
    expect(address()).toBe('/user/tip')
    expect(await titles()).toEqual(all)
  })

  test('an unknown tag in the address shows all', async () => {
    await open('?etiqueta=nada')
    expect(await titles()).toHaveLength((await entriesOf('tip')).items.length)
  })
})

describe('videos', () => {
  test('load nothing from outside until they are played', async () => {
    const { user, container, address, cache } = await open()
    await user.click(screen.getByRole('tab', { name: 'Videos' }))
    await settled(cache)
    expect(address()).toBe('/user/tip?tab=videos')
    const { items } = await entriesOf('video')
    expect(await titles()).toEqual(items.map(({ fields }) => fields.title))
    expect(container.innerHTML).not.toMatch(/https?:\/\//)
    const [first] = await cards()
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Reproducir / }))
    const frames = container.querySelectorAll('iframe')
    expect([...frames].map(frame => new URL(frame.src).origin + new URL(frame.src).pathname)).toEqual([
      `https://www.youtube-nocookie.com/embed/${items[0]?.fields.videoyoutube}`,
    ])
  })
})

describe('Aprende más', () => {
  test('documents are labelled by infoName and open in another tab', async () => {
    await open('?especialidad=ginecologia&tab=aprende')
    const categories = await dataOf(tips('GET content/categories'))
    const { documents = [] } = categories.find(({ specialty }) => specialty === 'GYNECOLOGY') ?? {}
    const links = within(await screen.findByRole('tabpanel')).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual(
      documents.map(({ name, infoName }) => [`${infoName} (se abre en otra pestaña)`, `/api/files/${name}`]),
    )
    for (const link of links) expect(link).toHaveAttribute('target', '_blank')
  })
})

describe('one tip', () => {
  test('a card passes its tip on, so that it shows at once, and its address is a link to share', async () => {
    const { user, address, calls, container } = await open()
    const screenTitle = document.title
    const [first] = await cards()
    await user.click(within(first as HTMLElement).getByRole('link'))
    const asked = calls.length
    expect(document.title).toBe('Agua a la vista, agua que se toma · My Diet')
    expect(address()).toBe('/user/tip?tip=agua-a-la-vista')
    expect(screen.getByRole('heading', { level: 1, name: 'Agua a la vista, agua que se toma' })).toBeVisible()
    expect(calls).toHaveLength(asked)
    expect(container.querySelector('article img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/files\//),
    )
    expect(screen.getByText('lo que se ve, se toma').tagName).toBe('STRONG')
    expect(container.querySelector('blockquote')).toHaveTextContent('amarillo claro')
    const tags = within(screen.getByRole('list', { name: 'Etiquetas' })).getAllByRole('listitem')
    expect(tags.map(tag => tag.textContent)).toEqual(['Hidratación', 'Hábitos'])
    expect(container.querySelectorAll('ul li p, ul > li').length).toBeGreaterThan(3)
    expect(container.innerHTML).not.toMatch(/youtube-nocookie/)
    await user.click(screen.getByRole('link', { name: 'Tips · Nutrición' }))
    expect(await titles()).toContain('Agua a la vista, agua que se toma')
    expect(document.title).toBe(screenTitle)
  })

  test('opened by its address alone it is loaded, with its specialty', async () => {
    await open('?tip=dormir-mejor')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Una rutina para dormir mejor' }),
    ).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Tips · Psicología' })).toHaveAttribute(
      'href',
      '/user/tip?especialidad=psicologia',
    )
    expect(screen.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', '/user/agendar/2')
  })

  test('given by navigation state alone it is shown too', async () => {
    ;(await open()).unmount()
    const { items, includes } = await entriesOf('tipGinecologia')
    await open('', { state: { tip: items[0], includes } })
    expect(screen.getByRole('heading', { level: 1, name: String(items[0]?.fields.title) })).toBeVisible()
  })

  test('the state of another tip, or a state that is no tip, is ignored', async () => {
    const state = { tip: { sys: { id: 'otro' }, fields: { title: 'Otro' } }, includes: {} }
    await open('?tip=menos-sal', { state })
    expect(await screen.findByRole('heading', { level: 1, name: 'Menos sal, más sabor' })).toBeVisible()
    expect(screen.queryByText('Otro')).not.toBeInTheDocument()
  })

  test('an unknown tip leads back to the others', async () => {
    await open('?tip=nadie&especialidad=psicologia')
    expect(await screen.findByRole('heading', { level: 1, name: 'Este tip ya no está' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver todos los tips' })).toHaveAttribute(
      'href',
      '/user/tip?especialidad=psicologia',
    )
  })
})

describe('without a connection', () => {
  test.each([
    ['', 'No pudimos cargar los tips', 'Agua a la vista, agua que se toma'],
    ['?tab=videos', 'No pudimos cargar los videos', '¿Qué es una caloría? (en inglés)'],
    ['?tab=aprende', 'No pudimos cargar los documentos', 'Guía para armar tu plato'],
    ['?tip=menos-sal', 'No pudimos cargar este tip', 'Menos sal, más sabor'],
  ])('«%s» says so, and can be tried again', async (search, told, found) => {
    const { user, cache } = await open(search, { offline: true })
    expect(await screen.findByText(told)).toBeVisible()
    reconnect()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument())
    expect(await screen.findByText(found)).toBeVisible()
    await settled(cache)
  })
})
