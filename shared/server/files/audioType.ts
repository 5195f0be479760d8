export type AudioType = 'mp3' | 'm4a' | 'wav'

const RIFF_HEADER = 12
const M4A_BRANDS = /^ftyp(M4A |mp42|isom|dash)$/
/** The sync word of an MPEG audio frame of layer III. */
const MP3_FRAME = (bytes: Buffer) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2

/** The type of a recording by its first bytes, whatever its name says; undefined for any other file. */
export function audioType(bytes: Buffer): AudioType | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (text(0, 4) === 'RIFF' && text(8, RIFF_HEADER) === 'WAVE') {
    const isWhole = bytes.length > RIFF_HEADER && bytes.readUInt32LE(4) + 8 <= bytes.length
    return isWhole ? 'wav' : undefined
  }
  if (M4A_BRANDS.test(text(4, 12))) return 'm4a'
  if (text(0, 3) === 'ID3' || MP3_FRAME(bytes)) return 'mp3'
  return undefined
}
