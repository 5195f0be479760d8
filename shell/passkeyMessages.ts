/** The texts of passkeys, our own: beside `messages.ts`, which the sign-in page loads before its form. */

export const passkeyMessages = {
  /** After the server refused what a device answered, for whatever reason: a stranger learns of none. */
  refused: 'No pudimos entrar con esa llave de acceso. Entra con tu contraseña.',
  notAdded: 'No pudimos agregar la llave de acceso. Inténtalo otra vez.',
  proveFirst: 'Antes confirma tu correo con el enlace que te enviamos.',
  /** @param most How many an account has at most. */
  full: (most: number) => `Tienes ${most} llaves de acceso. Quita una antes de agregar otra.`,
  taken: 'Esa llave de acceso ya está agregada.',
  gone: 'Esa llave de acceso ya no está.',
  unavailable: 'Por ahora no podemos usar llaves de acceso.',
} as const
