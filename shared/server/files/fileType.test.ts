import sharp from 'sharp'
import { fileType, wholeFileType } from './fileType'

const latin = (text: string) => Buffer.from(text, 'latin1').toString('hex')

test.each([
  ['ffd8ffe1', 'jpg'],
  ['89504e470d0a1a0a', 'png'],
  [latin('RIFF\x00\x00\x00\x00WEBP'), 'webp'],
  [latin('\x00\x00\x00\x18ftypheic'), 'heic'],
  [latin('\x00\x00\x00\x18ftypmif1'), 'heic'],
  [latin('%PDF-1.7'), 'pdf'],
  ['', undefined],
  ['ffd8', undefined],
  [latin('GIF89a'), undefined],
  [latin('<svg xmlns='), undefined],
  [latin('<!doctype html>'), undefined],
  // A signature after an offset would let one file count as two types.
  [latin('\n%PDF-1.7'), undefined],
  [latin('\x00\x00\x00\x18ftypmp42'), undefined],
])('%s is %s', (bytes, type) => {
  expect(fileType(Buffer.from(bytes, 'hex'))).toBe(type)
})

const picture = sharp({ create: { width: 9, height: 7, channels: 3, background: '#3a7' } })

test.each([
  ['webp', () => picture.clone().webp().toBuffer()],
  ['png', () => picture.clone().png().toBuffer()],
  ['jpg', () => picture.clone().jpeg().toBuffer()],
  ['pdf', async () => Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n')],
] as const)('%s is known by its bytes, and as a whole file only where it is one', async (type, encode) => {
  const bytes = await encode()
  expect(wholeFileType(bytes)).toBe(type)
  expect(fileType(bytes.subarray(0, 16))).toBe(type)
  expect(wholeFileType(bytes.subarray(0, bytes.length - 3))).toBeUndefined()
})

test.each(['', 'RIFF', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\xff\xd8\xff', '%PDF-1.7'])(
  '«%s» is no whole file',
  text => {
    expect(wholeFileType(Buffer.from(text, 'latin1'))).toBeUndefined()
  },
)

test('a HEIC picture is recognised, and never counts as a complete file of our types', () => {
  const heic = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00', 'latin1')
  expect([fileType(heic), wholeFileType(heic)]).toEqual(['heic', undefined])
})
