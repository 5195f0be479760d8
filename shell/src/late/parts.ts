/**
 * What the sign-in form can be seen and filled in without. Asked for as soon as it stands, so all of it is there when
 * the form is sent (measured in e2e/bench: the form is what a person on a slow connection waits for).
 */
export const loadSession = () => import(/* webpackChunkName: "session" */ '../session/session')
export const loadToasts = () =>
  import(/* webpackChunkName: "session" */ 'shared/session/ToastRegion').then(module => module.ToastRegion)
export const loadPicture = () => import('shared/ui/WelcomePicture').then(module => module.WelcomePicture)
