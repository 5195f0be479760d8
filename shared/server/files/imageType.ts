export type ImageType = 'webp' | 'png' | 'jpg'

/** The kind of a picture by its bytes, whatever its name says (rulings, 21); cut off ones are none. */
export function imageType(bytes: Buffer): ImageType | undefined {
  if (isWebp(bytes)) return 'webp'
  if (isPng(bytes)) return 'png'
  if (isJpeg(bytes)) return 'jpg'
  return undefined
}

function isWebp(bytes: Buffer): boolean {
  return (
    bytes.length > 20 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    /^WEBPVP8[ LX]$/.test(bytes.toString('latin1', 8, 16)) &&
    bytes.readUInt32LE(4) + 8 <= bytes.length
  )
}

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const PNG_END = Buffer.from('49454e44ae426082', 'hex')

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 16).equals(PNG_START) && bytes.subarray(-8).equals(PNG_END)
}

function isJpeg(bytes: Buffer): boolean {
  return (
    bytes.length > 4 &&
    bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) &&
    bytes.subarray(-2).equals(Buffer.from('ffd9', 'hex'))
  )
}
