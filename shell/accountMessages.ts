/**
 * The texts about the account of a signed-in person: beside `messages.ts`, which the sign-in page loads before its form.
 */

export const proofNotice = {
  title: 'Confirma tu correo',
  text: (address: string) => `Abre el enlace que enviamos a ${address}.`,
  why: 'Mientras tanto puedes agendar y pagar; tu calendario privado, las llaves de acceso y los avisos a tus familiares esperan.',
  mistyped: '¿Está mal escrito? Cámbialo.',
  again: 'Enviar otra vez',
  sending: 'Enviando…',
  sentTitle: 'Listo!',
  sent: (address: string) =>
    `Te enviamos otro correo a ${address}. Si no lo ves, búscalo en correo no deseado.`,
  failureTitle: 'Error!',
} as const

/** Our own: refusals of an act that asks a signed-in person for a passkey or their password. */
export const confirmMessages = {
  passwordRequired: 'Ingresa tu contraseña para confirmar.',
  wrongPassword: 'La contraseña no es correcta.',
  wrongPasskey: 'No pudimos confirmar con esa llave de acceso. Inténtalo otra vez o usa tu contraseña.',
  notConfirmed: 'Falta confirmar con tu llave de acceso. Inténtalo otra vez o usa tu contraseña.',
  noPasskey: 'Tu cuenta ya no tiene llaves de acceso. Usa tu contraseña.',
  tooManyTries: 'Has intentado demasiadas veces. Espera unos minutos y vuelve a intentarlo.',
  changedMeanwhile: 'Tu contraseña cambió mientras tanto. Entra de nuevo con la nueva.',
} as const

export const confirmWords = {
  byPasskey: 'Al continuar te pediremos tu llave de acceso.',
  usePassword: 'Usar mi contraseña',
} as const

export const sessionWords = {
  unknownDevice: 'Dispositivo desconocido',
  unknownPlace: 'desconocido',
  from: (device: string, place: string) => `${device} (lugar: ${place})`,
  over: 'Esa sesión ya había terminado.',
} as const

export const securityNotices = {
  doneTitle: 'Listo!',
  password: 'Tu contraseña cambió.',
  failureTitle: 'Error!',
} as const

export const addressMessages = {
  asked: (address: string) =>
    `Te enviamos un enlace a ${address}. Tu correo cambia cuando lo abras; hasta entonces sigue siendo el de siempre.`,
  pending: 'Cambio pendiente',
  waits: (address: string, until: string) =>
    `Tu correo cambia a ${address} cuando abras el enlace que enviamos ahí. Sirve hasta el ${until}; hasta entonces tu correo sigue siendo el de siempre.`,
  sentAgain: (address: string) =>
    `Te enviamos otro correo a ${address}; abre el enlace de ese. Si no lo ves, búscalo en correo no deseado.`,
  withdraw: 'Cancelar el cambio',
  withdrawing: 'Cancelando…',
  withdrawn: 'Tu correo ya no va a cambiar.',
  noneWaits: 'Ese cambio ya no está pendiente. Si aún lo quieres, pídelo de nuevo.',
  same: 'Ese ya es tu correo.',
  tooManyMails: 'Ya enviamos varios correos hoy. Búscalos también en correo no deseado, o inténtalo mañana.',
} as const
