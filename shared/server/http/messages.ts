/**
 * The server's messages for a request that cannot be understood or answered. They are ours, not the product's own
 * words.
 */
export const serverMessages = {
  unauthorized: 'Inicia sesión para continuar.',
  staffOnly: 'Esta acción es solo para el equipo de la clínica.',
  otherDuty: 'Esta acción no es de tus tareas en la clínica. Pide a quien administra que te la asigne.',
  secondFactor: 'Antes confirma que eres tú con tu segundo factor.',
  secondFactorAgain: 'Para abrir esto confirma otra vez que eres tú con tu segundo factor.',
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
  usedKey: 'Esta petición ya se usó para guardar otra cosa.',
  slowRequest: 'La petición tardó demasiado en llegar.',
  invalid: 'Revisa los datos enviados: hay campos que no son válidos.',
  failure: 'Ocurrió un error inesperado. Por favor intenta de nuevo más tarde.',
  heavyElsewhere: 'Ya hay otra consulta grande en curso. Inténtalo de nuevo en un momento.',
  manyAtOnce: 'Hay demasiadas consultas tuyas en curso. Inténtalo de nuevo en un momento.',
  storedTooMuch: 'Hoy has guardado mucho texto. Inténtalo de nuevo más tarde.',
  unavailable: 'El servicio no está disponible en este momento. Por favor intenta de nuevo más tarde.',
} as const
