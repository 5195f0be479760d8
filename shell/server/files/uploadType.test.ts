import { uploadType } from './uploadType'

test.each([
  ['ffd8ffe1', 'jpeg'],
  ['89504e470d0a1a0a', 'png'],
  [Buffer.from('RIFF\x00\x00\x00\x00WEBP', 'latin1').toString('hex'), 'webp'],
  [Buffer.from('\x00\x00\x00\x18ftypheic', 'latin1').toString('hex'), 'heic'],
  [Buffer.from('\x00\x00\x00\x18ftypmif1', 'latin1').toString('hex'), 'heic'],
  [Buffer.from('%PDF-1.7').toString('hex'), 'pdf'],
  ['', undefined],
  ['ffd8', undefined],
  [Buffer.from('GIF89a').toString('hex'), undefined],
  [Buffer.from('<svg xmlns=').toString('hex'), undefined],
  [Buffer.from('<!doctype html>').toString('hex'), undefined],
  // An offset is what makes one file two things.
  [Buffer.from('\n%PDF-1.7').toString('hex'), undefined],
  [Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1').toString('hex'), undefined],
])('%s is %s', (bytes, type) => {
  expect(uploadType(Buffer.from(bytes, 'hex'))).toBe(type)
})
