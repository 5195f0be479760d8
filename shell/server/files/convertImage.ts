import sharp from 'sharp'

/** More than most phones' cameras have; decoded, a picture of this size needs some 200 MB. */
const MOST_PIXELS = 50_000_000
const SECONDS = 20
const QUALITY = 82

// Each picture is processed once: a cache would never be hit.
sharp.cache(false)
sharp.concurrency(1)

/**
 * A picture as it is stored: upright, at most `longestSide` pixels wide and high, without metadata (place, camera) and
 * without any other data of the file. Undefined if the file is not a complete picture.
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
