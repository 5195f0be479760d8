/** The code of the shell's rarely opened screens, in separate chunks that load at the first visit. */
export const loadRegister = () =>
  import(/* webpackChunkName: "entrance" */ '../screens/register/RegisterScreen').then(
    module => module.RegisterScreen,
  )
export const loadRecover = () =>
  import(/* webpackChunkName: "entrance" */ '../screens/recoverpass/RecoverScreen').then(
    module => module.RecoverScreen,
  )
export const loadResetPassword = () =>
  import(/* webpackChunkName: "entrance" */ '../screens/reset-password/ResetPasswordScreen').then(
    module => module.ResetPasswordScreen,
  )
export const loadPrivacyNotice = () =>
  import(/* webpackChunkName: "privacy" */ '../screens/privacidad/PrivacyNoticeScreen').then(
    module => module.PrivacyNoticeScreen,
  )
export const loadConsent = () =>
  import(/* webpackChunkName: "privacy" */ '../screens/consent/ConsentScreen').then(
    module => module.ConsentScreen,
  )
export const loadOwnData = () =>
  import(/* webpackChunkName: "own-data" */ '../screens/user-privacidad/OwnDataScreen').then(
    module => module.OwnDataScreen,
  )
export const loadAccountEnded = () =>
  import(/* webpackChunkName: "own-data" */ '../screens/cuenta-eliminada/AccountEndedScreen').then(
    module => module.AccountEndedScreen,
  )
// In the file of the other pages about the account: a file of its own would cost the sign-in page its name and hash.
export const loadSecurity = () =>
  import(/* webpackChunkName: "own-data" */ '../screens/seguridad/SecurityScreen').then(
    module => module.SecurityScreen,
  )
export const loadReleases = () =>
  import(/* webpackChunkName: "own-data" */ '../screens/entregas/ReleasesScreen').then(
    module => module.ReleasesScreen,
  )
/** The banner, only in a browser with a preview. */
export const loadPreview = () =>
  import(/* webpackChunkName: "own-data" */ '../previews/PreviewStatus').then(module => module.PreviewStatus)
export const loadSecondFactor = () =>
  import(/* webpackChunkName: "own-data" */ '../screens/second-factor/SecondFactorScreen').then(
    module => module.SecondFactorScreen,
  )
export const loadState = () =>
  import(/* webpackChunkName: "own-data" */ '../screens/estado/StateScreen').then(
    module => module.StateScreen,
  )
export const loadVault = () =>
  import(/* webpackChunkName: "own-data" */ '../screens/archivo/VaultScreen').then(
    module => module.VaultScreen,
  )
export const loadFaq = () =>
  import(/* webpackChunkName: "faq" */ '../screens/faq/FaqScreen').then(module => module.FaqScreen)
