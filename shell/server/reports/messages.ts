export const reportMessages = {
  tooMany: 'Recibimos demasiados avisos de esta página. Vuelve a intentarlo más tarde.',
} as const
