/** The code of the shell's screens that few open; each a chunk of its own, loaded with the first visit. */
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
