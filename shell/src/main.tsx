import 'shared/ui/font.css'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoginScreen } from './screens/login/LoginScreen'
import { followOtherTabs, startSession } from './session/session'
import { storedToken } from './session/tokenStore'
import { ToastRegion } from './toasts/ToastRegion'

/**
 * The entry. A visitor who has to sign in gets the form and nothing else; the frame, the router and federation come
 * when they are needed, and meanwhile in idle time.
 */
const loadApp = () => import(/* webpackChunkName: "app" */ './App')
const root = createRoot(document.getElementById('root') as HTMLElement)

async function showApp(): Promise<void> {
  const { App } = await loadApp()
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** Leaves the form for an address of the app without loading the page anew. */
function go(path: string): void {
  history.pushState(null, '', path)
  void showApp()
}

function showLogin(): void {
  root.render(
    <StrictMode>
      <LoginScreen go={go} />
      <ToastRegion />
    </StrictMode>,
  )
  whenIdle(() => void loadApp())
  // Back from a screen that `go` opened is the router's; a step back before that has nothing to show.
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
