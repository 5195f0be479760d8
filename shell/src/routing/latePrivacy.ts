/** The code of what few open: the privacy notice, the questions and one's own data. */
export const loadPrivacyNotice = () =>
  import(/* webpackChunkName: "privacy" */ '../screens/privacidad/PrivacyNoticeScreen').then(
    module => module.PrivacyNoticeScreen,
  )
export const loadConsent = () =>
  import(/* webpackChunkName: "privacy" */ '../screens/consent/ConsentScreen').then(
    module => module.ConsentScreen,
  )
export const loadOwnData = () =>
  import(/* webpackChunkName: "own-data" */ '../screens/own-data/OwnDataScreen').then(
    module => module.OwnDataScreen,
  )
export const loadFaq = () =>
  import(/* webpackChunkName: "faq" */ '../screens/faq/FaqScreen').then(module => module.FaqScreen)
