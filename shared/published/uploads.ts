/**
 * The kinds of uploads. The browser checks their rules before it sends; the server alone decides
 * (shared/product/shell.md#files).
 */
export type UploadKind = 'picture' | 'lab'

const MEGABYTE = 1024 * 1024

const IMAGES = ['image/jpeg', 'image/png', 'image/webp']

interface UploadRule {
  maxBytes: number
  types: readonly string[]
  wrongType: string
  tooLarge: string
}

export const UPLOADS: Readonly<Record<UploadKind, UploadRule>> = {
  picture: {
    maxBytes: 8 * MEGABYTE,
    types: IMAGES,
    wrongType: 'No pudimos leer esa foto. Elige una en JPG, PNG o WebP.',
    tooLarge: 'La foto pesa más de 8 MB. Elige una más ligera.',
  },
  lab: {
    maxBytes: 15 * MEGABYTE,
    types: [...IMAGES, 'application/pdf'],
    wrongType: 'No pudimos leer ese archivo. Elige un PDF, JPG, PNG o WebP.',
    tooLarge: 'El archivo pesa más de 15 MB. Elige uno más ligero.',
  },
}

export const uploadMessages = {
  /** The product's own words (shared/product/shell.md#files). */
  failureTitle: 'Error!',
  failure: 'Ocurrio un error al iniciar subir el archivo, por favor intenta de nuevo más tarde.',
  /** Messages of our own, from here on. */
  empty: 'El archivo está vacío. Elige otro.',
  heic: 'La foto está en formato HEIC, que no podemos leer. Elige una en JPG, PNG o WebP.',
} as const

/** The reason why a file cannot be sent, by its size and type; a type that the browser does not know is no reason. */
export function uploadProblem(
  { size, type }: { size: number; type: string },
  kind: UploadKind,
): string | undefined {
  const rule = UPLOADS[kind]
  if (size === 0) return uploadMessages.empty
  if (/^image\/hei[cf]/.test(type)) return uploadMessages.heic
  if (type && !rule.types.includes(type)) return rule.wrongType
  return size > rule.maxBytes ? rule.tooLarge : undefined
}

/** The address of a stored file. */
export function fileAddress(name: string): string {
  return `/api/files/${encodeURIComponent(name)}`
}
