export const reportMessages = {
  tooMany: 'Recibimos demasiados avisos de esta página. Espera un momento.',
} as const
