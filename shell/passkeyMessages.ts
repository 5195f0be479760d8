/** The texts of passkeys, our own: beside `messages.ts`, which the sign-in page loads before its form. */

export const passkeyMessages = {
  /** After the server refused what a device answered, for whatever reason: a stranger learns of none. */
  refused: 'No pudimos entrar con esa llave de acceso. Entra con tu contraseña.',
  /** To a member of the staff whose session is open. */
  notConfirmed: 'No pudimos confirmar con esa llave de acceso. Inténtalo otra vez o escribe un código.',
  none: 'Tu cuenta no tiene llaves de acceso. Escribe un código.',
  notAdded: 'No pudimos agregar la llave de acceso. Inténtalo otra vez.',
  proveFirst: 'Antes confirma tu correo con el enlace que te enviamos.',
  /** @param most How many an account has at most. */
  full: (most: number) => `Tienes ${most} llaves de acceso. Quita una antes de agregar otra.`,
  taken: 'Esa llave de acceso ya está agregada.',
  gone: 'Esa llave de acceso ya no está.',
  unavailable: 'Por ahora no podemos usar llaves de acceso.',
} as const

export const passkeyWords = {
  title: 'Llaves de acceso',
  lead: 'Entra con tu huella, tu cara o el código de tu dispositivo, sin escribir tu contraseña.',
  none: 'Todavía no tienes ninguna.',
  loadFailed: 'No pudimos cargar tus llaves de acceso',
  madeOn: (day: string) => `Creada: ${day}`,
  usedOn: (day: string) => `Último uso: ${day}`,
  unused: 'Sin uso todavía',
  passwordToAdd: 'Contraseña para agregar una llave',
  add: 'Agregar llave de acceso',
  adding: 'Agregando…',
  added: 'Ya puedes entrar con tu llave de acceso.',
  remove: 'Quitar',
  removeOf: (name: string, day: string) => `Quitar la llave de ${name}, creada: ${day}`,
  passwordToRemove: 'Contraseña para quitar la llave',
  confirmRemoval: 'Quitar llave',
  removing: 'Quitando…',
  keep: 'Conservarla',
  removed: 'Quitamos la llave de acceso. Bórrala también en tu dispositivo.',
  unsupported: 'Este navegador no puede usar llaves de acceso.',
  onThisDevice: 'Este dispositivo ya tiene una llave de tu cuenta.',
  deviceFailed: 'Tu dispositivo no pudo usar la llave de acceso. Inténtalo otra vez.',
} as const
