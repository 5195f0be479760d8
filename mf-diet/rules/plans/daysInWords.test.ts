import { daysInWords } from './daysInWords'

test.each([
  ['2026-11-21', '2026-11-21', 'sábado 21 de noviembre de 2026'],
  ['2026-11-21', '2026-11-27', 'del 21 al 27 de noviembre de 2026'],
  ['2026-11-28', '2026-12-04', 'del 28 de noviembre al 4 de diciembre de 2026'],
  ['2026-12-28', '2027-01-03', 'del 28 de diciembre de 2026 al 3 de enero de 2027'],
  ['2026-11-21', '2027-11-27', 'del 21 de noviembre de 2026 al 27 de noviembre de 2027'],
])('%s to %s is «%s»', (from, to, words) => {
  expect(daysInWords(from, to)).toBe(words)
})
