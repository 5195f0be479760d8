import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, StrictMode, useState } from 'react'
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

/** Keys of the entries that the router has shown, one after the other. */
export const shown: string[] = []

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
      <Link to="/slow">Seguir despacio</Link>
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

/** Its code does not come: the screen before it stays. */
const Slow = lazy(() => new Promise<never>(() => undefined))

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

export const heading = () => screen.getByRole('heading').textContent
export const overlays = () => screen.queryAllByRole('region').map(region => region.getAttribute('aria-label'))
export const mark = () => (history.state as { overlay?: number } | null)?.overlay
export const press = (name: string) => userEvent.click(screen.getAllByText(name).at(-1) as HTMLElement)

/** Waits until the history has this depth and no traversal is under way. */
export async function settled(depth: number, path = heading()) {
  await waitFor(() => {
    expect(mark() ?? 0).toBe(depth)
    expect(location.pathname + location.search).toBe(path)
  })
  await act(() => new Promise(done => setTimeout(done, 60)))
  expect(mark() ?? 0).toBe(depth)
  expect(location.pathname + location.search).toBe(path)
}

/** Goes back, and waits until the browser has arrived: how long it takes depends on what else the machine does. */
export async function back() {
  const arrived = new Promise(done => addEventListener('popstate', done, { once: true }))
  act(() => history.back())
  await act(() => arrived)
  await act(() => new Promise(done => setTimeout(done, 60)))
}

export let router: ReturnType<typeof createBrowserRouter> | undefined
let visits = 0
/** Shows /first, which is above /before, in a history that has only grown since the last test. */
export async function show() {
  visits += 1
  history.pushState(null, '', `/before?${visits}`)
  router = createBrowserRouter([
    { path: '/guarded', element: <Guarded /> },
    { path: '/slow', element: <Slow /> },
    { path: '/next', element: <Screen key="next" /> },
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

export const before = () => `/before?${visits}`
