import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PersonFacts } from 'shared/published/person'
import type { Registry, RemoteJson } from 'shared/remote/remoteJson'
import { MemoryRouter } from 'shared/router/memory'
import { sessionSubject } from 'shared/session/writer'
import { RemoteModulesContext } from '../registry/RemoteModulesContext'
import { createRemoteModules } from '../registry/remoteModules'
import { sampleRegistry } from '../registry/sampleRegistry'
import { samplePerson } from '../session/samplePerson'
import { BottomBar } from './BottomBar'
import { menuEntries } from './menu'
import { SideMenu } from './SideMenu'

function showAt(path: string, user: PersonFacts = samplePerson, registry: Registry = sampleRegistry) {
  sessionSubject.next({ status: 'signedIn', user, token: '' })
  const prefetched: string[] = []
  const modules = createRemoteModules(sampleRegistry, {
    loadExposed: async (_, key) => prefetched.push(key),
    newestRegistry: async () => sampleRegistry,
  })
  render(
    <MemoryRouter initialEntries={[path]}>
      <RemoteModulesContext value={modules}>
        <SideMenu registry={registry} />
        <BottomBar registry={registry} />
      </RemoteModulesContext>
    </MemoryRouter>,
  )
  const [side, bottom] = screen.getAllByRole('navigation', { name: 'Principal' }) as [
    HTMLElement,
    HTMLElement,
  ]
  return { side, bottom, prefetched }
}

const labels = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map(link => link.textContent)
const here = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .filter(link => link.getAttribute('aria-current') === 'page')
    .map(link => link.textContent)

test('have their declared order, whichever remote they come from, after the shell’s home', () => {
  const { side, bottom } = showAt('/user')
  expect(labels(side)).toEqual(['My Diet', 'Comidas', 'Citas', 'Objetivos', 'Perfil', 'Faq'])
  expect(labels(bottom)).toEqual(['My Diet', 'Comidas', 'Objetivos', 'Citas'])
})

test.each([
  ['/user', ['My Diet'], ['My Diet']],
  ['/user/home/v3', ['My Diet'], ['My Diet']],
  ['/user/comidas', ['Comidas'], ['Comidas']],
  ['/user/comidas/', ['Comidas'], ['Comidas']],
  ['/user/comida/semana', ['Comidas'], ['Comidas']],
  ['/user/agendar/2', ['Citas'], []],
  ['/user/perfil', ['Perfil'], []],
  ['/user/faq', ['Faq'], []],
  ['/user/nowhere', [], []],
])('%s is marked as the current page', (path, inSide, inBottom) => {
  const { side, bottom } = showAt(path)
  expect(here(side)).toEqual(inSide)
  expect(here(bottom)).toEqual(inBottom)
})

test.each([
  ['a patient', {}, []],
  ['a member without duties', { staff: true as const }, []],
  ['a member for labs', { staff: true as const, duties: ['labs' as const] }, ['Resultados']],
  [
    'a member who makes and operates',
    { staff: true as const, duties: ['operation' as const, 'releases' as const] },
    ['Entregas', 'Estado'],
  ],
  ['a member for the vault', { staff: true as const, duties: ['vault' as const] }, ['Archivo bloqueado']],
])(
  '%s has the entries of the pages for their duties, on a desktop and on a phone',
  async (_, facts, expected) => {
    const { side, bottom } = showAt('/user', { ...samplePerson, ...facts })
    expect(labels(side)).toEqual(['My Diet', 'Comidas', 'Citas', 'Objetivos', 'Perfil', 'Faq', ...expected])
    expect(screen.queryAllByRole('heading', { name: 'Equipo' })).toHaveLength(expected.length > 0 ? 1 : 0)
    await userEvent.click(screen.getByRole('button', { name: 'Menú' }))
    const dropUp = labels(bottom)
    expect(dropUp.slice(dropUp.indexOf('Privacidad') + 1)).toEqual(expected)
  },
)

test.each([
  ['a patient', {}, ['Chat (se abre en otra pestaña)']],
  ['a member of the staff', { staff: true as const }, []],
])('the practice’s chat in the phone’s menu of %s', async (_who, more, expected) => {
  const withChat = { ...sampleRegistry, chatUrl: 'https://wa.me/528112345678' }
  const { bottom } = showAt('/user', { ...samplePerson, ...more }, withChat)
  await userEvent.click(screen.getByRole('button', { name: 'Menú' }))
  expect(labels(bottom).filter(label => label?.startsWith('Chat'))).toEqual(expected)
})

test('hovering an entry starts loading its screen', async () => {
  const { side, prefetched } = showAt('/user')
  await userEvent.hover(within(side).getByRole('link', { name: 'Citas' }))
  expect(prefetched).toEqual(['./citas'])
})

test('a browser that saves data does not load screens ahead', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  const { side, prefetched } = showAt('/user')
  await userEvent.hover(within(side).getByRole('link', { name: 'Citas' }))
  expect(prefetched).toEqual([])
  Object.assign(navigator, { connection: undefined })
})

describe('with the product’s own remotes', () => {
  const repositoryRoot = resolve(__dirname, '../../..')
  const brought = readdirSync(repositoryRoot)
    .filter(name => name.startsWith('mf-'))
    .map(name => JSON.parse(readFileSync(join(repositoryRoot, name, 'remote.json'), 'utf8')) as RemoteJson)
  const registry = {
    remotes: sampleRegistry.remotes.slice(0, 1).flatMap(one => brought.map(remote => ({ ...one, remote }))),
  }
  /** The entries of shared/product/README.md#navigation; a domain may add others. */
  const specified = (place: 'side' | 'bottom' | 'more', wanted: string[]) =>
    menuEntries(registry, place)
      .map(({ label, to }) => `${label} ${to}`)
      .filter(entry => wanted.includes(entry))

  test('the desktop has its entries', () => {
    const wanted = [
      'My Diet /user',
      'Comidas /user/comidas-desk',
      'Citas /user/citas',
      'Objetivos /user/objetivos',
      'Perfil /user/perfil',
      'Faq /user/faq',
    ]
    expect(specified('side', wanted)).toEqual(wanted)
  })

  test('the phone has its own, and the rest in the drop-up', () => {
    const wanted = [
      'My Diet /user',
      'Comidas /user/comidas',
      'Objetivos /user/objetivos',
      'Citas /user/citas',
    ]
    expect(specified('bottom', wanted)).toEqual(wanted)
    const more = ['Solutions /user/solutions', 'Perfil /user/perfil']
    expect(specified('more', more)).toEqual(more)
  })
})
