import { ARCHIVE } from 'shared/releases/archive'

const MB = 1024 * 1024

/** The words for pipelines that release over HTTP, and for the operator who makes their tokens. */
export const shelfMessages = {
  noToken: 'Falta la llave de entregas en Authorization: Bearer …, o ya no sirve. La crea npm run shelf.',
  tooManyTokens: 'Demasiadas llaves equivocadas. Inténtalo más tarde.',
  otherRemote: 'Esta llave de entregas es de otro remoto.',
  tooManyArchives: 'Esta llave ya envió muchas entregas en la última hora. Inténtalo más tarde.',
  noShelf:
    'Este servidor no tiene el estante de entregas. Usa npm run redeploy en el contenedor del remoto, o monta el estante aquí.',
  readOnly: 'El estante de entregas es de solo lectura en este servidor.',
  wrongType: 'La entrega debe enviarse como application/gzip o application/x-tar.',
  noDigest: 'Falta el encabezado Content-Digest con sha-256=:…: del archivo.',
  wrongDigest: 'El archivo no llegó como se envió: su sha-256 es otro. Envíalo de nuevo.',
  tooLarge: `La entrega pesa más de ${ARCHIVE.maxBytes / MB} MB.`,
  cut: 'El archivo no llegó completo. Envíalo de nuevo.',
  noArchive: 'El archivo no es un tar que se pueda leer.',
  tooMuchInside: `La entrega contiene más de ${ARCHIVE.maxUnpackedBytes / MB} MB sin comprimir.`,
  tooManyEntries: `La entrega contiene más de ${ARCHIVE.maxEntries} archivos y carpetas.`,
  onlyFiles: (path: string) => `${path}: una entrega solo contiene archivos y carpetas, sin enlaces.`,
  wrongPath: (path: string) =>
    `${path}: la ruta no sirve. Debe ser relativa, de ${ARCHIVE.maxPathLength} caracteres como máximo, sin «..» ni nombres ocultos.`,
  samePath: (path: string) => `${path}: la ruta está dos veces, aunque cambien las mayúsculas.`,
  wrongBuild: 'La entrega no es válida.',
  notGranted: (remote: string) =>
    `La entrega pide para la página lo que nadie permitió a ${remote}. Quien opera la casa lo permite con PAGE_GRANTS.`,
  sliceNotGranted: (remote: string) =>
    `La entrega trae un servicio que nadie permitió a ${remote}. Quien opera la casa permite su dirección con SLICE_GRANTS.`,
  wrongName: (release: string) => `El nombre no es el de su contenido: debería ser ${release}.`,
  otherContent: (release: string) => `Ya hay una entrega ${release} con otro contenido.`,
  tooManyKept: (most: number) =>
    `El estante ya guarda ${most} entregas de este remoto. Salen 90 días después de su último uso.`,
  noCondition: 'Falta el encabezado If-Match con el ETag de GET /shelf/{remoto}.',
  moved: 'Otra entrega pasó a ser la vigente mientras tanto. Consulta GET /shelf/{remoto} y decide de nuevo.',
  nothingToCompare:
    'Esta entrega no se puede probar en una parte: el remoto no tiene una vigente con la cual compararla, o ella ya lo fue. Hazla vigente sin share.',
  notThere: 'Esa entrega no está en el estante.',
  noStories: 'El archivo no contiene las historias de una entrega.',
  withoutStories: 'Esa entrega llegó sin sus historias.',
  takenBack: (day: string, by: string, reason: string) =>
    `Esa entrega se retiró el ${day}${by && ` (${by})`}${reason && `: ${reason}`}. Publica una nueva.`,
  doesNotFit: 'La entrega no encaja con lo que está en uso.',
} as const
