import sharp from 'sharp'
import { imageType } from './imageType'

const picture = sharp({ create: { width: 9, height: 7, channels: 3, background: '#3a7' } })

test.each([
  ['webp', () => picture.clone().webp().toBuffer()],
  ['png', () => picture.clone().png().toBuffer()],
  ['jpg', () => picture.clone().jpeg().toBuffer()],
] as const)('%s is known by its bytes, and only whole', async (type, encode) => {
  const bytes = await encode()
  expect(imageType(bytes)).toBe(type)
  expect(imageType(bytes.subarray(0, bytes.length - 3))).toBeUndefined()
})

test.each(['', 'RIFF', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\xff\xd8\xff'])(
  '«%s» is no picture',
  text => {
    expect(imageType(Buffer.from(text, 'latin1'))).toBeUndefined()
  },
)
