/**
 * The parts that the sign-in form does not need to be seen and filled in. They start loading once it is interactive,
 * so they are loaded when the form is sent (e2e/bench measures how long the form takes on a slow connection).
 */
export const loadSession = () => import(/* webpackChunkName: "session" */ '../session/session')
/** Loaded when the page is idle, for the offer, or at the press. */
export const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ '../passkeys/enterByPasskey')
export const loadToasts = () =>
  import(/* webpackChunkName: "session" */ 'shared/session/ToastRegion').then(module => module.ToastRegion)
export const loadPicture = () =>
  import(/* webpackChunkName: "session" */ 'shared/ui/WelcomePicture').then(module => module.WelcomePicture)
export const loadAbout = () =>
  import(/* webpackChunkName: "session" */ '../screens/login/AboutPanel').then(module => module.AboutPanel)
