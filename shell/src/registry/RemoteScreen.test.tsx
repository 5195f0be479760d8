import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { answered, watchConnection } from 'shared/offline/connection'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { type LastKnownFact, useLeaveLastKnown } from 'shared/remote/lastKnown'
import { MemoryRouter } from 'shared/router/memory'
import { takeProblems } from '../reports/problems'
import { RemoteModulesContext } from './RemoteModulesContext'
import { RemoteScreen } from './RemoteScreen'
import { RegistryRefused } from './registry'
import { createRemoteModules, type RemoteModules, type Sources } from './remoteModules'
import { sampleRegistry } from './sampleRegistry'

function Meals() {
  return <h1 tabIndex={-1}>Tus comidas</h1>
}

let broken = false
let client: QueryClient
function Moody() {
  if (broken) throw new Error('broken')
  return <h1>Otra vez bien</h1>
}

function Broken(): never {
  throw new Error('broken')
}

function Leaves({ facts }: { facts: readonly LastKnownFact[] }) {
  useLeaveLastKnown('mf-diet', facts)
  return null
}

const SUPPORT_CODE = /Código de soporte: [0-9A-Z]{6}/

const never = () => new Promise<never>(() => undefined)
const fails = () => Promise.reject(new Error('gone'))

function show(
  loadExposed: Sources['loadExposed'],
  changed: Partial<RemoteModules> = {},
  newestRegistry: Sources['newestRegistry'] = async () => sampleRegistry,
) {
  const modules = createRemoteModules(sampleRegistry, {
    loadExposed,
    newestRegistry,
  })
  Object.assign(modules, changed)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/user/comidas']}>
        <RemoteModulesContext value={modules}>
          <nav>Lo demás</nav>
          <RemoteScreen remote="mf-diet" remoteTitle="Comidas" title="Tu plan" exposed="./comidas" />
        </RemoteModulesContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))

beforeEach(() => {
  broken = false
  client = new QueryClient()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('a prefetch that ends between the rendering and its effects shows the screen too', async () => {
  const answers = [undefined]
  show(async () => Meals, { loaded: () => (answers.length > 0 ? answers.pop() : Meals) })
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Tus comidas' })).toBeInTheDocument()
})

test('the release of a screen is noted while it opens, so that a loop in it is told of', async () => {
  const noted: unknown[] = []
  show(async () => () => {
    noted.push(sessionStorage.getItem('mydiet.opening'))
    return <h1>Tus comidas</h1>
  })
  await pass(0)
  expect(noted[0]).toMatch(/^mf-diet@[0-9a-f]{16}$/)
  await pass(5_000)
  expect(sessionStorage.getItem('mydiet.opening')).toBeNull()
})

test('a quick remote shows its screen, and no loading state before it', async () => {
  show(async () => Meals)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Tus comidas' })).toBeVisible()
  expect(document.title).toBe('Tu plan · My Diet')
})

test('a slow one names the screen after 1 s, and offers another try after 4 s', async () => {
  show(never)
  await pass(999)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('Abriendo Comidas…')
  await pass(2_999)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await pass(1)
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos abrir Comidas')
  expect(screen.getByRole('alert')).toHaveTextContent('Está tardando más de lo normal.')
  expect(screen.getByText('Lo demás')).toBeVisible()
})

test('one that loads while the card is shown replaces it', async () => {
  let arrive: (component: ComponentType) => void = () => undefined
  show(() => new Promise(resolve => (arrive = resolve)))
  await pass(5_000)
  expect(screen.getByRole('alert')).toBeVisible()
  arrive(Meals)
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Tus comidas' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('one that cannot be loaded shows a card within 5 s; once it is back, trying again works', async () => {
  let back = false
  show(() => (back ? Promise.resolve(Meals) : fails()))
  await pass(5_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Algo falló de nuestro lado.')
  expect(screen.getByRole('alert')).toHaveTextContent(SUPPORT_CODE)
  expect(screen.getByRole('heading', { name: 'Tu plan' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/user')
  retry()
  await pass(5_000)
  expect(screen.getByRole('alert')).toBeVisible()
  back = true
  retry()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Tus comidas' })).toBeVisible()
})

test('the card shows what the remote left for this moment, as long as it holds', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const facts: LastKnownFact[] = [
    {
      text: 'Tu próxima cita: mañana.',
      link: { label: 'Entrar', href: 'https://meet.example/1' },
      until: inMinutes(5),
    },
    { text: 'Tu cita de ayer.', until: inMinutes(-5) },
    { text: 'Teléfono: 81 1234 5678.', link: { label: 'Llamar', href: 'tel:8112345678' } },
  ]
  render(
    <QueryClientProvider client={client}>
      <Leaves facts={facts} />
    </QueryClientProvider>,
  )
  show(fails)
  await pass(5_000)
  const card = screen.getByRole('alert')
  expect(card).toHaveTextContent('Tu próxima cita: mañana.')
  expect(card).toHaveTextContent('Teléfono: 81 1234 5678.')
  expect(card).not.toHaveTextContent('ayer')
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', 'https://meet.example/1')
  expect(screen.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:8112345678')
})

test('without a connection the card says only that', async () => {
  watchConnection()
  act(() => void dispatchEvent(new Event('offline')))
  show(fails, {}, () => Promise.reject(new TypeError('Failed to fetch')))
  await pass(5_000)
  expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión')
  expect(screen.getByRole('alert')).not.toHaveTextContent(SUPPORT_CODE)
  // It tries once more, in vain.
  act(answered)
  await pass(5_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Algo falló de nuestro lado.')
  expect(screen.getByRole('alert')).not.toHaveTextContent('conexión')
})

test('it does not blame the connection where My Diet answers, with a registry or a refusal', async () => {
  watchConnection()
  for (const answer of [
    async () => sampleRegistry,
    () => Promise.reject(new RegistryRefused('The registry answered 503')),
  ]) {
    act(() => void dispatchEvent(new Event('offline')))
    show(fails, {}, answer)
    await pass(5_000)
    expect(screen.getByRole('alert')).toHaveTextContent('Algo falló de nuestro lado.')
    cleanup()
    act(answered)
  }
})

test('one whose release changes, or leaves, while it cannot be loaded is being updated', async () => {
  const newer = sampleRegistry.remotes.map(remote => ({ ...remote, release: '0000000000000002' }))
  for (const remotes of [newer, []]) {
    let back = false
    show(
      async () => (back ? Meals : fails()),
      {},
      async () => ({ remotes }),
    )
    await pass(5_000)
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte se está actualizando')
    expect(screen.getByRole('alert')).not.toHaveTextContent(/conexión|nuestro lado/)
    back = true
    retry()
    await pass(0)
    expect(screen.getByRole('heading', { name: 'Tus comidas' })).toBeVisible()
    cleanup()
  }
})

describe('a release that fails gives way to the one before it', () => {
  const before = { container: 'mf_diet_old', entry: 'old.js', release: '0000000000000000', url: '/old/' }
  const withPrevious = async () => ({
    remotes: sampleRegistry.remotes.map(remote => ({ ...remote, previous: before })),
  })
  let report: jest.SpyInstance
  beforeEach(() => {
    // React reports what a boundary caught.
    report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => report.mockRestore())

  test('when it cannot be loaded', async () => {
    show(async ({ release }) => (release === before.release ? Meals : fails()), {}, withPrevious)
    await pass(2_000)
    expect(screen.getByRole('heading', { name: 'Tus comidas' })).toBeVisible()
  })

  test('when it throws while rendering, without a card', async () => {
    show(async ({ release }) => (release === before.release ? Meals : Broken), {}, withPrevious)
    await pass(0)
    expect(screen.getByRole('heading', { name: 'Tus comidas' })).toBeVisible()
  })

  test('once: where that one throws too, there is a card, and trying again begins with the newest', async () => {
    const asked: string[] = []
    let repaired = false
    const load: Sources['loadExposed'] = async ({ release }) => {
      asked.push(release)
      return repaired ? Meals : Broken
    }
    show(load, {}, withPrevious)
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent('Algo falló en esta parte.')
    expect(asked).toEqual(['0000000000000001', before.release])
    repaired = true
    retry()
    await pass(0)
    expect(screen.getByRole('heading', { name: 'Tus comidas' })).toBeVisible()
    expect(asked.at(-1)).toBe('0000000000000001')
  })

  test('each is told once, also where the one before it fails too and a person tries again', async () => {
    const told: string[] = []
    takeProblems(({ kind, release }) => told.push(`${kind} ${release}`))
    told.length = 0
    let asked = 0
    const load: Sources['loadExposed'] = async ({ release }) => {
      if (release === before.release)
        return () => {
          throw new Error('as broken')
        }
      asked += 1
      throw new Error(`https://mydiet.mx/entry.js?again=${asked} could not be loaded`)
    }
    // A step of loading and showing a pass.
    const settle = async () => {
      for (let step = 0; step < 5; step++) await pass(2_000)
    }
    show(load, {}, withPrevious)
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent('Algo falló en esta parte.')
    expect([asked, told]).toEqual([2, ['load mf-diet@0000000000000001', `render mf-diet@${before.release}`]])
    retry()
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent(SUPPORT_CODE)
    expect([asked, told.length]).toEqual([4, 2])
  })
})

test('one that throws while rendering is a card in its own place; trying again mounts it again', async () => {
  // React reports what a boundary caught; this test is about the card.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  broken = true
  show(async () => Moody)
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent('Algo falló en esta parte.')
  expect(screen.getByRole('alert')).toHaveTextContent(SUPPORT_CODE)
  expect(screen.getByText('Lo demás')).toBeVisible()
  broken = false
  retry()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Otra vez bien' })).toBeVisible()
  report.mockRestore()
})
