import sharp from 'sharp'

/** More than most phones take; unfolded, a picture of this size needs some 200 MB. */
const MOST_PIXELS = 50_000_000
const SECONDS = 20
const QUALITY = 82

// Each picture is seen once: nothing is worth keeping.
sharp.cache(false)
sharp.concurrency(1)

/**
 * A picture as it is kept: upright, at most so many pixels wide and high, and nothing of the file but its pixels: where
 * and with what it was taken is gone, as is whatever else was hidden in it. Nothing where the file is no whole picture.
 */
export async function convertImage(file: string, longestSide: number): Promise<Buffer | undefined> {
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer()
  } catch {
    return undefined
  }
}
