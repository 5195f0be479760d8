import 'shared/ui/font.css'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { loadHttp } from 'shared/client/http'
import { overlaysOfPage } from 'shared/router/useOverlay'
import { isInside, returnPath, signInPath } from '../rules/returnPath'
import { Entrance } from './firstPage/Entrance'
import './firstPage/FirstFrame.module.css'
import './screens/entrance/EntranceSkeleton.module.css'
import { beginOpening, sharpenText } from './firstPage/opening'
import { forgetPresses, replayPresses } from './firstPage/presses'
import { afterFrame } from './late/afterFrame'
import { onceLoaded } from './late/onceLoaded'
import { loadSession } from './late/parts'
import { storedToken } from './session/tokenStore'

/**
 * The entry. A visitor who has to sign in gets the form only; the session, the frame, the router and federation load
 * in idle time, or when they are needed.
 */
const loadApp = () => import(/* webpackChunkName: "app" */ './showApp')
const place = document.getElementById('root') as HTMLElement

/** The form alone, until somebody signs in (here or in another tab) or leaves for another address. */
function showLogin(): void {
  document.title = 'Entrar · My Diet'
  let left = false
  const go = (path: string) => {
    if (left) return
    left = true
    const page = overlaysOfPage.current?.window ?? window
    page.history.pushState(null, '', path)
    loadApp()
      .then(app => app.showAppAfterForm(root))
      .catch(() => location.reload())
  }
  const entrance = <Entrance go={go} onReady={replayPresses} />
  const startRest = () => {
    void sharpenText()
    void startSession().then(({ whenSignedIn }) => whenSignedIn(() => go(returnPath(location.search))))
    onceLoaded(() => {
      loadApp()
        .then(app => app.helpForm())
        .catch(() => undefined)
    })
  }
  // At once, without React's scheduler: a slow phone would draw frames between its steps.
  const root = flushSync(() => showForm(entrance))
  // The form answers first: requesting the files takes a slow phone as long as a frame, and the font another layout.
  afterFrame(startRest)
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
  const root = createRoot(place)
  void loadApp().then(app => app.showApp(root))
}

begin()
