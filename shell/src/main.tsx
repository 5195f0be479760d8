import 'shared/ui/font.css'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { session$ } from 'shared/session/bus'
import { ToastRegion } from 'shared/session/ToastRegion'
import { returnPath } from '../rules/returnPath'
import { theRegistry } from './registry/registry'
import { LoginScreen } from './screens/login/LoginScreen'
import { followOtherTabs, startSession } from './session/session'
import { storedToken } from './session/tokenStore'

/**
 * The entry. A visitor who has to sign in gets the form and nothing else; the frame, the router and federation come
 * when they are needed, and meanwhile in idle time.
 */
const loadApp = () => import(/* webpackChunkName: "app" */ './App')
const root = createRoot(document.getElementById('root') as HTMLElement)

async function showApp(): Promise<void> {
  const [{ App }, registry] = await Promise.all([loadApp(), theRegistry()])
  root.render(
    <StrictMode>
      <App registry={registry} />
    </StrictMode>,
  )
}

/** The form alone, until somebody signs in (here or in another tab) or leaves for another address. */
function showLogin(): void {
  document.title = 'Entrar · My Diet'
  const go = (path: string) => {
    signedIn.unsubscribe()
    history.pushState(null, '', path)
    void showApp()
  }
  const signedIn = session$.subscribe(session => {
    if (session.status === 'signedIn') go(returnPath(location.search))
  })
  root.render(
    <StrictMode>
      <LoginScreen go={go} />
      <ToastRegion />
    </StrictMode>,
  )
  whenIdle(() => void loadApp())
}

function whenIdle(work: () => void): void {
  const start = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 500)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

followOtherTabs()
void startSession()
if (location.pathname === '/' && !storedToken()) showLogin()
else void showApp()
