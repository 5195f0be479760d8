import { audioType } from './audioType'

const riff = (size: number, kind = 'WAVE') => {
  const bytes = Buffer.alloc(44)
  bytes.write('RIFF')
  bytes.writeUInt32LE(size, 4)
  bytes.write(kind, 8)
  return bytes
}

test.each([
  ['wav', riff(36)],
  ['m4a', Buffer.from('\0\0\0\x20ftypM4A \0\0\0\0', 'latin1')],
  ['mp3', Buffer.from('ID3\x04\0\0\0', 'latin1')],
  ['mp3', Buffer.from('fffb9064', 'hex')],
] as const)('%s by its first bytes', (type, bytes) => {
  expect(audioType(bytes)).toBe(type)
})

test.each([
  ['a recording that is cut off', riff(1000)],
  ['a picture', riff(36, 'WEBP')],
  ['a picture', Buffer.from('ffd8ffe0', 'hex')],
  ['a document', Buffer.from('%PDF-1.7')],
  ['a page', Buffer.from('<!doctype html><script>')],
  ['nothing', Buffer.alloc(0)],
])('%s is no recording', (_what, bytes) => {
  expect(audioType(bytes)).toBeUndefined()
})
