import sharp from 'sharp'
import { pictureDifference } from './pictureDifference'

const picture = (width: number, height: number, square?: number) =>
  sharp({ create: { width, height, channels: 4, background: '#ffffff' } })
    .composite(
      square
        ? [
            {
              input: { create: { width: square, height: square, channels: 4, background: '#000000' } },
              left: 5,
              top: 5,
            },
          ]
        : [],
    )
    .png()
    .toBuffer()

test('pictures that show the same have no difference', async () => {
  expect(await pictureDifference(await picture(40, 30, 8), await picture(40, 30, 8))).toBeUndefined()
  // Other bytes, the same picture.
  const other = await sharp(await picture(40, 30, 8))
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(await pictureDifference(await picture(40, 30, 8), other)).toBeUndefined()
})

test('what one of them shows alone is counted, and red in a picture of its own', async () => {
  const difference = await pictureDifference(await picture(40, 30), await picture(40, 30, 8))
  expect(difference?.pixels).toBe(64)
  const { data, info } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([40, 30])
  const pixel = (x: number, y: number) => [...data.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 3)]
  expect(pixel(8, 8)).toEqual([255, 0, 0])
  expect(pixel(30, 20)).toEqual([255, 255, 255])
})

test('a page that grew differs where the other one has nothing', async () => {
  const difference = await pictureDifference(await picture(40, 30), await picture(40, 40))
  expect(difference?.pixels).toBe(400)
})
