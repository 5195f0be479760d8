// First, since the imports after it take a while to run.
import './askEarly'
import 'shared/ui/font.css'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { returnPath, signInPath } from '../rules/returnPath'
import { Entrance } from './firstPage/Entrance'
import './firstPage/FirstFrame.module.css'
import { beginOpening } from './firstPage/opening'
import { forgetPresses, replayPresses } from './firstPage/presses'
import { loadSession } from './late/parts'
import { theRegistry } from './registry/registry'
import { storedToken } from './session/tokenStore'

/**
 * The entry. A visitor who has to sign in gets the form only; the session, the frame, the router and federation load
 * in idle time, or when they are needed.
 */
const loadApp = () => import(/* webpackChunkName: "app" */ './App')
const loadOffline = () => import(/* webpackChunkName: "app" */ './offline/startOffline')
const place = document.getElementById('root') as HTMLElement

async function showApp(root: Root, { inSlices = false } = {}): Promise<void> {
  const [{ App, partsOf }, registry] = await Promise.all([loadApp(), theRegistry()])
  void loadOffline().then(({ startOffline }) => startOffline(registry, whenIdle))
  const parts = partsOf(registry)
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
    void showApp(root)
  }
  const entrance = <Entrance go={go} onReady={replayPresses} />
  // In development the server sends no form.
  const root = place.hasChildNodes() ? hydrateRoot(place, entrance) : createRoot(place)
  if (!place.hasChildNodes()) root.render(entrance)
  void startSession().then(({ whenSignedIn }) => whenSignedIn(() => go(returnPath(location.search))))
  whenIdle(() => void loadApp())
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

function whenIdle(work: () => void): void {
  const start = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 500)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

function begin(): void {
  const { pathname, search } = location
  const isInside = /^\/user(\/|$)/.test(pathname)
  if (!storedToken() && (pathname === '/' || isInside)) {
    if (isInside) history.replaceState(null, '', signInPath(pathname + search))
    showLogin()
    return
  }
  beginOpening(place)
  forgetPresses()
  void startSession()
  // Rendered in slices: the whole frame at once would block a phone's page for a fifth of a second. The server's frame
  // is visible meanwhile.
  void showApp(createRoot(place), { inSlices: true })
}

// In its own task: evaluating the modules above has already blocked a phone for long enough.
setTimeout(begin)
