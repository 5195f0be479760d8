import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { createOverlays } from './overlays'
import {
  createBrowserRouter,
  Link,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useOverlay,
  useSearchParams,
} from './router'
import { overlaysOfPage } from './useOverlay'

/** Keys of the entries that the router has shown, one after the other. */
const shown: string[] = []

interface LayerProps {
  name: string
  /** Whether it may be closed. */
  refuses?: boolean
  children?: React.ReactNode
}

function Layer({ name, refuses = false, children }: LayerProps) {
  const [open, setOpen] = useState(false)
  const close = () => !refuses && setOpen(false)
  useOverlay(open, close)
  if (!open) return <button onClick={() => setOpen(true)} type="button">{`Abrir ${name}`}</button>
  return (
    <section aria-label={name}>
      <button onClick={close} type="button">{`Cerrar ${name}`}</button>
      {children}
    </section>
  )
}

function Actions({ close }: { close?: () => void }) {
  const navigate = useNavigate()
  const [, setParameters] = useSearchParams()
  return (
    <>
      <Link to="/next">Seguir</Link>
      <button type="button" onClick={() => setParameters({ day: '2' }, { replace: true })}>
        Otro día
      </button>
      <button type="button" onClick={() => navigate('/other', { replace: true })}>
        Salir
      </button>
      <button
        type="button"
        onClick={() => {
          close?.()
          void navigate('/next')
        }}
      >
        Cerrar y seguir
      </button>
    </>
  )
}

function Screen() {
  const { key, pathname, search } = useLocation()
  if (shown.at(-1) !== key) shown.push(key)
  const [closing, setClosing] = useState(false)
  useOverlay(closing, () => setClosing(false))
  return (
    <>
      <h1>{pathname + search}</h1>
      <Layer name="hoja">
        <Actions />
        <Layer name="calendario">
          <Actions />
        </Layer>
      </Layer>
      <Layer name="terca" refuses />
      {closing ? (
        <section aria-label="acción">
          <Actions close={() => setClosing(false)} />
        </section>
      ) : (
        <button type="button" onClick={() => setClosing(true)}>
          Abrir acción
        </button>
      )}
      <Link to="/guarded">Con cambios</Link>
    </>
  )
}

function Guarded() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname
  })
  const asking = blocker.state === 'blocked'
  useOverlay(asking, () => blocker.reset?.())
  return (
    <>
      <h1>/guarded</h1>
      <Link to="/next">Seguir</Link>
      {asking && (
        <section aria-label="pregunta">
          <button type="button" onClick={() => blocker.proceed?.()}>
            Salir sin guardar
          </button>
        </section>
      )}
    </>
  )
}

const heading = () => screen.getByRole('heading').textContent
const overlays = () => screen.queryAllByRole('region').map(region => region.getAttribute('aria-label'))
const mark = () => (history.state as { overlay?: number } | null)?.overlay
const press = (name: string) => userEvent.click(screen.getAllByText(name).at(-1) as HTMLElement)

/** Waits until the history has this depth and no traversal is under way. */
async function settled(depth: number, path = heading()) {
  await waitFor(() => {
    expect(mark() ?? 0).toBe(depth)
    expect(location.pathname + location.search).toBe(path)
  })
  await act(() => new Promise(done => setTimeout(done, 60)))
  expect(mark() ?? 0).toBe(depth)
  expect(location.pathname + location.search).toBe(path)
}

/** Goes back, and waits until the browser has arrived: how long it takes depends on what else the machine does. */
async function back() {
  const arrived = new Promise(done => addEventListener('popstate', done, { once: true }))
  act(() => history.back())
  await act(() => arrived)
  await act(() => new Promise(done => setTimeout(done, 60)))
}

let router: ReturnType<typeof createBrowserRouter> | undefined
let visits = 0
/** Shows /first, which is above /before, in a history that has only grown since the last test. */
async function show() {
  visits += 1
  history.pushState(null, '', `/before?${visits}`)
  router = createBrowserRouter([
    { path: '/guarded', element: <Guarded /> },
    { path: '*', element: <Screen /> },
  ])
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await act(async () => router?.navigate('/first'))
  shown.length = 0
  shown.push(router.state.location.key)
}

const before = () => `/before?${visits}`
afterEach(() => router?.dispose())

test('Back closes an overlay, and the next Back leaves the screen', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await back()
  expect(overlays()).toEqual([])
  await settled(0, '/first')
  await back()
  expect(heading()).toBe(before())
})

test('the router is not notified', async () => {
  await show()
  const { key } = router?.state.location ?? {}
  await press('Abrir hoja')
  await settled(1)
  await back()
  await press('Abrir hoja')
  await settled(1)
  await press('Cerrar hoja')
  await settled(0)
  expect(shown).toEqual([key])
  expect(router?.state.historyAction).toBe('PUSH')
})

test('its own close button leaves no entry behind', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await press('Cerrar hoja')
  await settled(0)
  await back()
  expect(heading()).toBe(before())
})

describe('a browser that takes seconds to remove the entry', () => {
  /** Closes the sheet; the browser moves only after the time that a step without a target is waited for. */
  async function closeSlowly(meanwhile: () => Promise<void> | void) {
    await show()
    await press('Abrir hoja')
    await settled(1)
    const steps: (number | undefined)[] = []
    const go = jest.spyOn(history, 'go').mockImplementation(delta => void steps.push(delta))
    await press('Cerrar hoja')
    await waitFor(() => expect(steps).toEqual([-1]))
    await meanwhile()
    await act(() => new Promise(done => setTimeout(done, 1_200)))
    go.mockRestore()
    expect(steps).toEqual([-1])
    act(() => history.go(-1))
  }

  test('does not leave the screen', async () => {
    await closeSlowly(() => undefined)
    await settled(0, '/first')
    expect(heading()).toBe('/first')
    await back()
    expect(heading()).toBe(before())
  })

  test('does not undo what was pressed meanwhile', async () => {
    await closeSlowly(() => act(async () => router?.navigate('/next')))
    await settled(0, '/next')
    expect(heading()).toBe('/next')
    await back()
    expect(heading()).toBe('/first')
  })
})

test('the upper of two is closed first', async () => {
  await show()
  await press('Abrir hoja')
  await press('Abrir calendario')
  await settled(2)
  await back()
  expect(overlays()).toEqual(['hoja'])
  await settled(1)
  await back()
  expect(overlays()).toEqual([])
  await back()
  expect(heading()).toBe(before())
})

test('a link in it replaces it: Back from there leads to the screen, without it', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await press('Seguir')
  await settled(0, '/next')
  await back()
  expect(heading()).toBe('/first')
  await back()
  expect(heading()).toBe(before())
})

test('an action that closes it and navigates does the same', async () => {
  await show()
  await press('Abrir acción')
  await settled(1)
  await press('Cerrar y seguir')
  await settled(0, '/next')
  expect(heading()).toBe('/next')
  await back()
  expect(heading()).toBe('/first')
  await back()
  expect(heading()).toBe(before())
})

test('a link in the upper of two replaces both', async () => {
  await show()
  await press('Abrir hoja')
  await press('Abrir calendario')
  await settled(2)
  await press('Seguir')
  await settled(0, '/next')
  expect(heading()).toBe('/next')
  await back()
  expect(heading()).toBe('/first')
  await back()
  expect(heading()).toBe(before())
})

test.each(['Cerrar hoja', 'Back'])(
  'an address changed in place stays after it is closed by %s',
  async way => {
    await show()
    await press('Abrir hoja')
    await settled(1)
    await press('Otro día')
    await settled(1, '/first?day=2')
    if (way === 'Back') await back()
    else await press(way)
    await settled(0, '/first?day=2')
    expect(heading()).toBe('/first?day=2')
    await back()
    expect(heading()).toBe(before())
  },
)

test('a screen that replaces its own entry leaves none of the overlay', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await press('Salir')
  expect(heading()).toBe('/other')
  await press('Cerrar hoja')
  await settled(0, '/other')
  await back()
  expect(heading()).toBe(before())
})

test('one that refuses to close stays open and keeps its entry', async () => {
  await show()
  await press('Abrir terca')
  await settled(1)
  await back()
  await settled(1)
  await back()
  expect(overlays()).toEqual(['terca'])
  expect(heading()).toBe('/first')
})

test('Forward to where it was open leads to its screen', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  await back()
  act(() => history.forward())
  await act(() => new Promise(done => setTimeout(done, 60)))
  await settled(0)
  expect(overlays()).toEqual([])
  await back()
  expect(heading()).toBe(before())
})

test('Back asks about unsaved changes, Back closes the question, and leaving leaves', async () => {
  await show()
  await press('Con cambios')
  await settled(0, '/guarded')
  await back()
  expect(overlays()).toEqual(['pregunta'])
  await settled(1, '/guarded')
  await back()
  expect(overlays()).toEqual([])
  await settled(0, '/guarded')

  await back()
  await settled(1, '/guarded')
  await press('Salir sin guardar')
  await settled(0, '/first')
  expect(heading()).toBe('/first')
  await back()
  expect(heading()).toBe(before())
})

test('a link that asks about unsaved changes leads on, with one entry', async () => {
  await show()
  await press('Con cambios')
  await press('Seguir')
  await settled(1, '/guarded')
  await press('Salir sin guardar')
  await settled(0, '/next')
  expect(heading()).toBe('/next')
})

test('a page that is reloaded with an open overlay shows the screen, and Back leaves it', async () => {
  await show()
  await press('Abrir hoja')
  await settled(1)
  // After a reload only the page's history is left.
  overlaysOfPage.current?.stop()
  overlaysOfPage.current = createOverlays(window)
  await waitFor(() => expect(mark()).toBeUndefined())
  expect(location.pathname).toBe('/first')
})
