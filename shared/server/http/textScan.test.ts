import { textScan } from './textScan'

const nested = (depth: number) => {
  let value: unknown = 'x'
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value }
  return value
}

test.each([undefined, null, 1, 'ñandú 💥 \n', { a: ['b', { c: 'd' }] }, nested(32)])(
  '%j can be kept',
  value => {
    expect(textScan(value)).toBeUndefined()
  },
)

test.each([
  ['NUL', 'a\0b'],
  ['the first half of a character', 'a\ud83d'],
  ['the second half', '\udca5a'],
  ['halves the wrong way round', '\udca5\ud83d'],
  ['NUL in a key', { 'a\0': 1 }],
  ['NUL far inside', { a: [{ b: ['\0'] }] }],
])('%s cannot', (_, value) => {
  expect(textScan(value)).toMatch(/caracteres/)
})

test.each([33, 10_000, 1_000_000])('nesting of %d is refused without overflowing', depth => {
  expect(textScan(nested(depth))).toMatch(/profundidad/)
})
