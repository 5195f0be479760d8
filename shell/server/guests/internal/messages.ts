/** The words for guests that call the house. */
export const internalMessages = {
  noToken: 'Falta la llave del servicio en Authorization: Bearer …, o ya no sirve. La crea npm run shelf.',
  tooManyTokens: 'Demasiadas llaves equivocadas. Inténtalo más tarde.',
  notGranted: (port: string) => `Esta llave no permite «${port}».`,
  noCaller:
    'Falta en X-Caller la declaración con la que la casa llamó, o pasaron más de diez minutos desde entonces.',
  gone: 'Esa cuenta ya no existe.',
  tooManyMails: 'Ya se enviaron muchos correos. Inténtalo más tarde.',
  noKey: 'Falta Idempotency-Key, un UUID por correo.',
} as const
