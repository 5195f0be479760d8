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

export const registrationMessages = {
  firstNameRequired: 'Ingresa tu nombre.',
  firstNameLeadingBlank: 'El nombre no debe iniciar con espacios en blanco.',
  lastNameRequired: 'Ingresa tu apellido.',
  lastNameLeadingBlank: 'El apellido no debe iniciar con espacios en blanco.',
  birthdateRequired: 'Ingresa tu fecha de nacimiento.',
  /** Our own: the specification does not say what an impossible day is told. */
  birthdateImpossible: 'Revisa tu fecha de nacimiento: no es una fecha posible.',
  genderRequired: 'Selecciona tu genero.',
  phoneRequired: 'Ingresa un número telefonico.',
  phoneTenDigits: 'Número de 10 digitos.',
  confirmationDiffers: 'La contraseña debe coincidir.',
  /** Our own: what the server alone can know. */
  emailTaken: 'Ya existe una cuenta con ese correo electrónico.',
  unknownPicture: 'No encontramos tu foto. Vuelve a subirla.',
  tooManyTries: 'Has intentado registrarte demasiadas veces. Espera unos minutos y vuelve a intentarlo.',
} as const

export const recoveryMessages = {
  /** Our own: the specification only has the notice that the page shows. */
  deadLink: 'El enlace ya no es válido. Solicita uno nuevo para crear tu contraseña.',
  tooManyTries: 'Has pedido demasiados correos. Espera unos minutos y vuelve a intentarlo.',
} as const

/** Our own: the specification has no words about privacy. */
export const privacyMessages = {
  mustAccept: 'Antes de guardar tus datos necesitamos que aceptes el aviso de privacidad vigente.',
  notInForce: 'El aviso de privacidad cambió. Lee la versión vigente antes de aceptarla.',
  passwordRequired: 'Ingresa tu contraseña para confirmar.',
  wrongPassword: 'La contraseña no es correcta.',
  tooManyTries: 'Has intentado demasiadas veces. Espera unos minutos y vuelve a intentarlo.',
} as const
