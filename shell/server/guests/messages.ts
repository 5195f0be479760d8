/** The words about guests, for people. */
export const guestMessages = {
  dataAway: 'Esta parte no respondió. Descarga tus datos de nuevo más tarde para tenerla completa.',
} as const
