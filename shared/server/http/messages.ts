/** What the server says when a request cannot be understood or answered; ours, the specification has none. */
export const serverMessages = {
  unauthorized: 'Inicia sesión para continuar.',
  notFound: 'No encontramos lo que buscas.',
  badRequest: 'No pudimos entender la petición.',
  badJson: 'El contenido de la petición no es JSON válido.',
  tooDeep: 'El contenido de la petición está anidado a demasiada profundidad.',
  tooManyValues: 'El contenido de la petición tiene demasiados elementos.',
  badText: 'El texto contiene caracteres que no se pueden guardar.',
  tooLarge: 'El contenido de la petición es demasiado grande.',
  headersTooLarge: 'La dirección o los encabezados de la petición son demasiado largos.',
  wrongMediaType: 'La petición debe enviarse como application/json.',
  wrongEncoding: 'La petición debe enviarse sin comprimir.',
  wrongCharset: 'La petición debe enviarse en UTF-8.',
  slowRequest: 'La petición tardó demasiado en llegar.',
  invalid: 'Revisa los datos enviados: hay campos que no son válidos.',
  failure: 'Ocurrió un error inesperado. Por favor intenta de nuevo más tarde.',
  unavailable: 'El servicio no está disponible en este momento. Por favor intenta de nuevo más tarde.',
} as const
