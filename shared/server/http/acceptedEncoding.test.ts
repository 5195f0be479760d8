import { acceptedEncoding } from './acceptedEncoding'

const cases = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP, BR', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['deflate', 'identity'],
] as const

test.each(cases)('of %j the encoding is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
