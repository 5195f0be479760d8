import 'shared/ui/font.css'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { loadHttp } from 'shared/client/http'
import { isInside, returnPath, signInPath } from '../rules/returnPath'
import { Entrance } from './firstPage/Entrance'
import './firstPage/FirstFrame.module.css'
import './screens/entrance/EntranceSkeleton.module.css'
import { beginOpening, sharpenText } from './firstPage/opening'
import { forgetPresses, replayPresses } from './firstPage/presses'
import { loadSession } from './late/parts'
import { whenIdle } from './late/whenIdle'
import { theRegistry } from './registry/registry'
import { storedToken } from './session/tokenStore'

/**
 * The entry. A visitor who has to sign in gets the form only; the session, the frame, the router and federation load
 * in idle time, or when they are needed.
 */
const loadApp = () => import(/* webpackChunkName: "app" */ './App')
const loadOffline = () => import(/* webpackChunkName: "app" */ './offline/startOffline')
const place = document.getElementById('root') as HTMLElement
const loadReports = () => import(/* webpackChunkName: "app" */ './reports/startReports')

async function showApp(root: Root, { inSlices = false } = {}): Promise<void> {
  // Without a registry the frame still works, and says what it cannot open.
  const found = theRegistry().catch(() => ({ remotes: [] }))
  const [{ App, partsOf }, registry] = await Promise.all([loadApp(), found])
  void loadOffline().then(({ startOffline }) => startOffline(registry, whenIdle))
  void loadReports().then(({ startReports }) => startReports(registry, whenIdle))
  const parts = partsOf(registry)
  // The screen's code is prepared while the server is still asked who the person is.
  parts.modules.prefetch(location.pathname)
  const show = () =>
    root.render(
      <StrictMode>
        <App {...parts} />
      </StrictMode>,
    )
  if (inSlices) startTransition(show)
  else show()
}

/** The form alone, until somebody signs in (here or in another tab) or leaves for another address. */
function showLogin(): void {
  document.title = 'Entrar · My Diet'
  let left = false
  const go = (path: string) => {
    if (left) return
    left = true
    history.pushState(null, '', path)
    // The page of every other address has the registry.
    theRegistry().then(
      () => showApp(root),
      () => location.reload(),
    )
  }
  const entrance = <Entrance go={go} onReady={replayPresses} />
  const startRest = () => {
    sharpenText()
    void startSession().then(({ whenSignedIn }) => whenSignedIn(() => go(returnPath(location.search))))
    whenIdle(() => {
      void loadApp()
      Promise.all([loadReports(), theRegistry()]).then(
        ([{ startReports }, registry]) => startReports(registry, whenIdle),
        () => undefined,
      )
    })
  }
  // At once, without React's scheduler: a slow phone would draw frames between its steps.
  const root = flushSync(() => showForm(entrance))
  // The form answers first: requesting the files takes a slow phone as long as a frame, and the font another layout.
  requestAnimationFrame(() => setTimeout(startRest))
}

/** In development the server sends no form. */
function showForm(form: ReactNode): Root {
  if (place.hasChildNodes()) return hydrateRoot(place, form)
  const root = createRoot(place)
  root.render(form)
  return root
}

async function startSession() {
  const session = await loadSession()
  session.followOtherTabs()
  session.followRefusals()
  session.followPersonChanges()
  session.followConnection()
  void session.startSession()
  return session
}

function begin(): void {
  const { pathname, search } = location
  const inside = isInside(pathname)
  if (!storedToken() && (pathname === '/' || inside)) {
    if (inside) history.replaceState(null, '', signInPath(pathname + search))
    showLogin()
    return
  }
  // In its own task: evaluating the modules above has already blocked a phone for long enough.
  setTimeout(openApp)
}

/** The app of a person with a token, or a page that needs no session. */
function openApp(): void {
  beginOpening(place)
  forgetPresses()
  void startSession()
  void loadHttp()
  // Rendered in slices: the whole frame at once would block a phone's page for a fifth of a second. The server's frame
  // is visible meanwhile.
  void showApp(createRoot(place), { inSlices: true })
}

begin()
