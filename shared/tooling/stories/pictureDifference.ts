import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Difference {
  /** How many pixels differ; the softening of edges is none. */
  pixels: number
  /** A picture in which those are red. */
  picture: Buffer
}

/** The difference of two pictures; undefined if they are alike. The smaller one counts as empty beyond its edge. */
export async function pictureDifference(one: Buffer, other: Buffer): Promise<Difference | undefined> {
  if (one.equals(other)) return undefined
  const [a, b] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()])
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const [left, right] = await Promise.all([one, other].map(picture => onCanvas(picture, { width, height })))
  if (!left || !right) throw new Error('there is no picture')
  const result = Buffer.alloc(left.length)
  const pixels = pixelmatch(left, right, result, width, height, { threshold: 0.1 })
  if (pixels === 0) return undefined
  const picture = await sharp(result, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, picture }
}

interface Size {
  width: number
  height: number
}

async function onCanvas(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  const own = await sharp(picture).metadata()
  return sharp(picture)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer()
}
