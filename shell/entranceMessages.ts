import { credentialMessages, loginMessages } from './messages'

/*
 * The messages of the forms before sign-in other than its own, in a file of their own: the first page that uses any part
 * of a module loads all of it. Those of shared/product/shell.md are shown verbatim, spelling included.
 */

/** The headings of the forms before sign-in. */
export const entranceTitles = {
  register: 'Crea tu cuenta',
  recover: 'Recupera tu contraseña',
  reset: 'Crea tu nueva contraseña',
} as const

export const registrationMessages = {
  confirmationDiffers: 'La contraseña debe coincidir.',
  /** Our own: refusals that only the server can decide. */
  emailTaken: 'Ya existe una cuenta con ese correo electrónico.',
  unknownPicture: 'No encontramos tu foto. Vuelve a subirla.',
  tooManyTries: 'Has intentado registrarte demasiadas veces. Espera unos minutos y vuelve a intentarlo.',
} as const

export const registrationNotices = {
  welcomeTitle: 'Hola!',
  welcome: (firstName: string) => `Bienvenido ${firstName}`,
  /** Our own: the account was created, but the automatic sign-in failed. */
  signInYourself: 'Tu cuenta está lista. Entra con tu correo y tu contraseña.',
} as const

export const recoveryMessages = {
  sentTitle: 'Notificación!',
  sent: 'En breve recibirás un correo electrónico con las instrucciones a seguir.',
  failureTitle: loginMessages.failureTitle,
  failure: loginMessages.failure,
  /** Our own: shared/product/shell.md#recovery has the notices of the pages only. */
  noLink: 'Abre el enlace que te enviamos por correo, completo, o solicita uno nuevo.',
  deadLink: 'El enlace ya no es válido. Solicita uno nuevo para crear tu contraseña.',
  tooManyTries: 'Has pedido demasiados correos. Espera unos minutos y vuelve a intentarlo.',
} as const

export const resetMessages = {
  required: 'Todos los campos son obligatorios',
  differ: 'Las contraseñas no coinciden',
  /** The product has two titles (shared/product/shell.md#recovery): `Registro` for the message that registration shares. */
  titleOf: (message: string) => (message === credentialMessages.passwordWeak ? 'Registro' : 'Error'),
  doneTitle: 'Notificación!',
  done: 'Introduce tu contraseña nuevamente para iniciar sesión.',
  failureTitle: 'Error!',
  failure: 'Ocurrio un error al crear contraseña, por favor intenta de nuevo más tarde.',
} as const
