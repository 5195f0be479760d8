import { screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { reconnect, renderScreen, settled, signInAs } from 'shared/testing/renderScreen'
import { cursos } from '../../api'
import SolutionsScreen from './SolutionsScreen'

async function open(search = '') {
  const shown = await renderScreen(<SolutionsScreen />, { as: 'nuevo', at: `/user/solutions${search}` })
  await settled(shown.cache)
  return shown
}
const products = async (query: { limit: number; q?: string }) => {
  await signInAs('nuevo')
  return dataOf(cursos('GET products', { query: { page: 1, orderBy: 'name', order: 'desc', ...query } }))
}
const names = () =>
  within(screen.getByRole('list', { name: 'Productos' }))
    .getAllByRole('heading')
    .map(heading => heading.textContent)

test('shows six products, and six more with every Ver más, always asking for page 1', async () => {
  const expected = (await products({ limit: 12 })).map(({ name }) => name)
  const { user, address } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Solutions' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Comidas' })).toHaveAttribute('href', '/user/comidas')
  expect(names()).toEqual(expected.slice(0, 6))
  await user.click(screen.getByRole('button', { name: 'Ver más' }))
  await waitFor(() => expect(names()).toEqual(expected))
  expect(address()).toBe('/user/solutions?limite=12')
})

test('a text becomes a tag that can be removed; an empty one is ignored', async () => {
  const { user, address } = await open()
  const all = names()
  await user.type(screen.getByLabelText('Buscar por categoría'), '   {Enter}')
  expect(screen.queryByRole('list', { name: 'Etiquetas de la búsqueda' })).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Buscar por categoría'), 'FIBRA')
  await user.click(screen.getByRole('button', { name: 'Agregar' }))
  const found = await products({ limit: 6, q: 'fibra' })
  await waitFor(() => expect(names()).toEqual(found.map(({ name }) => name)))
  expect(address()).toBe('/user/solutions?etiquetas=FIBRA')
  expect(screen.getByLabelText('Buscar por categoría')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Quitar FIBRA' }))
  await waitFor(() => expect(names()).toEqual(all))
})

test('a search without results says so, and shows all again', async () => {
  const { user } = await open('?etiquetas=nadadenada')
  expect(screen.getByRole('heading', { name: 'No encontramos productos' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ver todos' }))
  expect(await screen.findByRole('list', { name: 'Productos' })).toBeInTheDocument()
})

test('a product shows its gallery, categories, usage, where to buy it and what to avoid', async () => {
  const [first] = await products({ limit: 6 })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: first?.name }))
  const dialog = await screen.findByRole('dialog', { name: first?.name })
  expect(
    within(dialog).getByRole('img', { name: `${first?.name}, foto 1 de ${first?.gallery.length}` }),
  ).toBeVisible()
  expect(
    within(within(dialog).getByRole('region', { name: `Fotos de ${first?.name}` })).getAllByRole('img')
      .length,
  ).toBeGreaterThan(1)
  expect(
    within(within(dialog).getByRole('list', { name: 'Categorías' }))
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(first?.categories)
  for (const part of ['Ideas de uso', 'Dónde comprar', 'Qué evitar']) {
    expect(within(dialog).getByRole('heading', { name: part })).toBeInTheDocument()
  }
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('without a connection it says so, and loads after a retry', async () => {
  const { user } = await renderScreen(<SolutionsScreen />, {
    as: 'nuevo',
    at: '/user/solutions',
    offline: true,
  })
  expect(await screen.findByText('No pudimos cargar los productos')).toBeInTheDocument()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('list', { name: 'Productos' })).toBeInTheDocument()
})
