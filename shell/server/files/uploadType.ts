export type UploadType = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf'

/** How many bytes from the beginning tell it. */
export const TELLING_BYTES = 16

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const HEIC_BRANDS = /^ftyp(heic|heix|hevc|heim|heis|hevm|mif1|msf1)$/

/** What a file is by its first bytes, whatever its name or the request says (rulings, 21). */
export function uploadType(head: Buffer): UploadType | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end)
  if (head.subarray(0, 8).equals(PNG)) return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (HEIC_BRANDS.test(text(4, 12))) return 'heic'
  if (text(0, 5) === '%PDF-') return 'pdf'
  return undefined
}
