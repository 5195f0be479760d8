export type ImageType = 'webp' | 'png' | 'jpg'
export type FileType = ImageType | 'heic' | 'pdf'

/** How many bytes from the beginning decide a file's type. */
export const TYPE_BYTES = 16

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const PNG_HEADER = Buffer.from('0000000d49484452', 'hex')
const PNG_END = Buffer.from('49454e44ae426082', 'hex')
const JPEG_END = Buffer.from('ffd9', 'hex')
const HEIC_BRANDS = /^ftyp(heic|heix|hevc|heim|heis|hevm|mif1|msf1)$/

/** A file's type by its first bytes, whatever its name or the request's headers say. */
export function fileType(head: Buffer): FileType | undefined {
  if (head.subarray(0, 8).equals(PNG)) return 'png'
  if (text(head, 0, 3) === '\xff\xd8\xff') return 'jpg'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp'
  if (HEIC_BRANDS.test(text(head, 4, 12))) return 'heic'
  if (text(head, 0, 5) === '%PDF-') return 'pdf'
  return undefined
}

/** The type of a complete file, by its first and last bytes; undefined for a file that is cut off. */
export function wholeFileType(bytes: Buffer): Exclude<FileType, 'heic'> | undefined {
  const type = fileType(bytes)
  return type && type !== 'heic' && isWhole[type](bytes) ? type : undefined
}

const isWhole: Readonly<Record<Exclude<FileType, 'heic'>, (bytes: Buffer) => boolean>> = {
  webp: bytes =>
    bytes.length > 20 && /^VP8[ LX]$/.test(text(bytes, 12, 16)) && bytes.readUInt32LE(4) + 8 <= bytes.length,
  png: bytes => bytes.subarray(8, 16).equals(PNG_HEADER) && bytes.subarray(-8).equals(PNG_END),
  jpg: bytes => bytes.length > 4 && bytes.subarray(-2).equals(JPEG_END),
  pdf: bytes => bytes.subarray(-1024).toString('latin1').trimEnd().endsWith('%%EOF'),
}

function text(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end)
}
