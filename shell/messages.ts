/** The shell's messages. Those of shared/product/shell.md are shown verbatim, spelling included. */

export const credentialMessages = {
  passwordRequired: 'Ingresa una contraseña valida.',
  passwordWeak:
    'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.',
} as const

export const loginMessages = {
  failureTitle: 'Error!',
  failure: 'Ocurrio un error al iniciar sesión, por favor intenta de nuevo más tarde.',
  /** Our own: the page's code for it did not arrive. */
  aboutFailure: 'No pudimos abrir esta información. Revisa tu conexión e intenta de nuevo.',
} as const

/** Our own: on the sign-in page of the app after the server refused the person's token. The form alone has it never. */
export const sessionOver = 'Tu sesión terminó. Entra de nuevo para seguir donde estabas.'

/** The server's refusals: the sign-in page, which is to be small, gets them with its answers. */
export const loginRefusals = {
  wrongCredentials: 'Usuario o contraseña incorrecto.',
  /** Our own: the message for a 429. */
  tooManyTries: 'Has intentado entrar demasiadas veces. Espera unos minutos y vuelve a intentarlo.',
} as const

/** Our own, all about the proof of an address (shared/product/shell.md#proved-addresses). */
export const proofMessages = {
  tooManyMails: 'Ya te enviamos varios correos hoy. Búscalos también en correo no deseado.',
} as const

export const proofMails = {
  welcome: {
    subject: 'Bienvenido a My Diet: confirma tu correo',
    lead: 'Te damos la bienvenida a My Diet. Confirma que este correo es tuyo:',
  },
  again: {
    subject: 'Confirma tu correo para My Diet',
    lead: 'Nos pediste otra vez el enlace para confirmar que este correo es tuyo:',
  },
  before: {
    subject: 'Confirma tu correo para My Diet',
    lead: 'Para cuidar mejor tus datos, confirma que este correo es tuyo. Sin confirmarlo, la dirección privada de tu calendario deja de servir en 30 días; todo lo demás sigue igual.',
  },
  button: 'Confirmar mi correo',
  notYou:
    'Si tú no creaste esta cuenta, alguien lo hizo con tu correo: no la confirmes. Puedes quedarte con ella, y dejar fuera a quien la hizo, con una contraseña nueva:',
} as const

/** To the owner of an address with which somebody tried to register, or which somebody wanted for another account. */
export const takenMail = {
  subject: 'Alguien intentó usar tu correo en My Diet',
  lead: 'Alguien intentó usar tu correo para otra cuenta de My Diet. La tuya ya lo tiene.',
  you: 'Si fuiste tú, entra con tu contraseña. Si no la recuerdas, o no creaste esa cuenta, crea una contraseña nueva: quien la tenga ahora quedará fuera.',
  button: 'Crear una contraseña nueva',
  notYou: 'Si no fuiste tú, no hagas nada: nadie entró a tu cuenta. Te avisamos una vez al día como máximo.',
} as const

export const proofPage = {
  tab: 'Confirma tu correo · My Diet',
  title: '¿Es tuya esta cuenta?',
  question: (address: string) => `Alguien creó una cuenta de My Diet con el correo ${address}.`,
  yes: 'Sí, es mía',
  notYou: 'Si no la creaste tú, no la confirmes:',
  takeIt: 'crea una contraseña nueva y quien la hizo quedará fuera.',
  proved: 'Tu correo está confirmado',
  unlocked: 'Ya puedes usar todo My Diet.',
  enter: 'Ir a My Diet',
  gone: 'Este enlace ya no sirve',
  askAgain: 'Entra y pide otro.',
} as const

/** Our own. */
export const privacyMessages = {
  mustAccept: 'Antes de guardar tus datos necesitamos que aceptes el aviso de privacidad vigente.',
  unknownVersion: 'Este aviso de privacidad no existe. Vuelve a abrir la página para leer el vigente.',
  notInForce: 'El aviso de privacidad cambió. Lee la versión vigente antes de aceptarla.',
} as const

export const addressMail = {
  subject: 'Confirma tu correo nuevo para My Diet',
  lead: 'Pediste entrar a My Diet con este correo. Confírmalo y será el de tu cuenta. El enlace vence en 24 horas:',
  button: 'Usar este correo',
  notYou: 'Si tú no lo pediste, no hagas nada: nada cambia sin confirmarlo.',
} as const

export const addressPage = {
  tab: 'Cambia tu correo · My Diet',
  title: '¿Usar este correo?',
  question: (address: string) => `Desde ahora entrarás a My Diet con ${address}, y ahí te escribiremos.`,
  yes: 'Sí, usar este correo',
  notYou: 'Si tú no lo pediste, cierra esta página: nada cambia.',
  changed: 'Tu correo cambió',
  now: 'La próxima vez entra con tu correo nuevo. Tu contraseña sigue siendo la misma.',
  enter: 'Ir a My Diet',
  gone: 'Este enlace ya no sirve',
  perhapsChanged:
    'Si ya lo usaste, tu correo cambió: entra con el nuevo. Si no, sigue siendo el de antes, y puedes pedir el cambio otra vez en Perfil.',
  taken: 'Este correo ya tiene una cuenta',
  askAgain: 'Tu correo sigue siendo el de antes. Puedes pedir el cambio otra vez en Perfil.',
} as const

/** To a person of whose account something changed, in case it was not they who changed it. */
export const alarmMails = {
  device: {
    subject: 'Entraste a My Diet desde un dispositivo nuevo',
    lead: (from: string) => `Alguien entró a tu cuenta desde un dispositivo nuevo: ${from}.`,
    more: 'Si fuiste tú, no hagas nada.',
  },
  password: {
    subject: 'Tu contraseña de My Diet cambió',
    lead: () => 'Cambiaste tu contraseña desde tu cuenta.',
    more: 'Cerramos tus sesiones en los demás dispositivos.',
  },
  reset: {
    subject: 'Tu contraseña de My Diet cambió',
    lead: () => 'Creaste una contraseña nueva con el enlace que te enviamos.',
    more: 'Cerramos tus sesiones en todos tus dispositivos. Si tenías una dirección privada de tu calendario, ya no sirve: puedes hacer otra en Citas.',
  },
  addressAsked: {
    subject: 'Pediste cambiar tu correo de My Diet',
    lead: (address: string) => `Pediste entrar a My Diet con otro correo: ${address}.`,
    more: 'Tu correo cambia cuando confirmes el nuevo con el enlace que enviamos ahí.',
  },
  addressChanged: {
    subject: 'Tu correo de My Diet cambió',
    lead: (address: string) => `Tu cuenta de My Diet ya no usa este correo: ahora es ${address}.`,
    more: 'Ya no te escribiremos aquí.',
  },
  passkeyAdded: {
    subject: 'Agregaste una llave de acceso a My Diet',
    lead: (name: string) => `Tu cuenta tiene una llave de acceso nueva: ${name}.`,
    more: 'Con ella se entra a tu cuenta sin contraseña.',
  },
  passkeyRemoved: {
    subject: 'Quitaste una llave de acceso de My Diet',
    lead: (name: string) => `Tu cuenta ya no tiene esta llave de acceso: ${name}.`,
    more: 'Las demás, y tu contraseña, siguen igual.',
  },
  notYou:
    'Si no fuiste tú, presiona el botón: cerramos todas tus sesiones, tu contraseña actual deja de servir y te enviamos aquí un enlace para crear otra. Si alguien más puede leer este correo, cambia también su contraseña.',
  button: 'No fui yo',
} as const

export const alarmPage = {
  tab: 'No fui yo · My Diet',
  title: '¿No fuiste tú?',
  question:
    'Cerraremos todas las sesiones de tu cuenta, tu contraseña dejará de servir y te enviaremos un enlace para crear otra.',
  press: 'No fui yo: cerrar todo',
  locked: 'Cerramos todas tus sesiones',
  mailed: (address: string) => `Enviamos a ${address} un enlace para crear tu contraseña nueva.`,
  notReturned: 'No pudimos devolverte tu correo, porque ya es de otra cuenta. Escribe a la clínica.',
  gone: 'Este enlace ya no sirve',
  recover: 'Crear otra contraseña',
} as const

/** The refusals of calls whose domain is not part of this practice. */
export const absenceMessages = {
  courses: 'La clínica no ofrece cursos por aquí.',
  purchases: 'La clínica no vende nada por aquí.',
} as const

/** The acts of the staff and the waiting tasks, as a person reads them in their own data; our own. */
export const ownSays = {
  acts: [],
  jobs: {
    mail: 'Enviar un correo',
    'password-reset': 'Enviar el enlace de una contraseña nueva',
    'password-reset-mail': 'Enviar el enlace de una contraseña nueva',
    'alarm-mail': 'Enviar un aviso de seguridad',
    'address-proof-mail': 'Enviar el enlace que confirma el correo',
    'address-change-mail': 'Enviar el enlace que cambia el correo',
  },
  someAct: 'Consultó o cambió datos',
  someJob: 'Una tarea de la app',
} as const
