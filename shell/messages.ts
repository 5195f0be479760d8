/** The shell's texts, verbatim from sections 5 and 8 of the specification, spelling included (rulings, 17). */

export const credentialMessages = {
  emailRequired: 'Ingresa un correo electrónico valido.',
  emailOneAt: 'El correo electrónico debe contener exactamente un símbolo @.',
  passwordRequired: 'Ingresa una contraseña valida.',
  passwordWeak:
    'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.',
} as const

export const loginMessages = {
  wrongCredentials: 'Usuario o contraseña incorrecto.',
  failureTitle: 'Error!',
  failure: 'Ocurrio un error al iniciar sesión, por favor intenta de nuevo más tarde.',
  /** Our own: the specification has no throttle. */
  tooManyTries: 'Has intentado entrar demasiadas veces. Espera unos minutos y vuelve a intentarlo.',
} as const
