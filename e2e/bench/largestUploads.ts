import { randomBytes } from 'node:crypto'
import { UPLOADS } from 'shared/published/uploads'
import { pdf } from 'shared/testing/pdf'
import sharp from 'sharp'
import { multipart } from 'shell/server/testing/multipart'

/** 40 megapixels, as a phone's largest camera has; of noise, which decodes slowest, and of more than 7 MB. */
const PHOTO = { width: 7300, height: 5500, channels: 3 } as const
const QUALITY = 70

export interface Uploads {
  picture: Buffer
  lab: Buffer
}

/** The bodies of the largest files that an account may send: a photo and a laboratory's PDF. */
export async function largestUploads(): Promise<Uploads> {
  const noise = randomBytes(PHOTO.width * PHOTO.height * PHOTO.channels).map(byte => byte >> 2)
  const photo = await sharp(noise, { raw: PHOTO }).jpeg({ quality: QUALITY }).toBuffer()
  if (photo.length > UPLOADS.picture.maxBytes)
    throw new Error(`A photo of ${photo.length} bytes is too large`)
  const lab = pdf({ size: UPLOADS.lab.maxBytes })
  return {
    picture: multipart({ fileName: 'foto.jpg', type: 'image/jpeg', bytes: photo }),
    lab: multipart({ fileName: 'estudio.pdf', type: 'application/pdf', bytes: lab }),
  }
}
