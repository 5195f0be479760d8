import { retryAfterMs } from './retryAfter'

const NOW = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['0', 0],
  [' 120 ', 120_000],
  ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['31536000', 86_400_000],
  ['Mon, 22 Nov 2027 12:00:00 GMT', 86_400_000],
])('«%s» is %d ms', (header, ms) => {
  expect(retryAfterMs(header, undefined, NOW)).toBe(ms)
})

test('a date is compared with the clock of the server that wrote it', () => {
  expect(retryAfterMs('Sun, 22 Nov 2026 14:00:05 GMT', 'Sun, 22 Nov 2026 14:00:00 GMT', NOW)).toBe(5_000)
  expect(retryAfterMs('Sun, 22 Nov 2026 12:00:05 GMT', 'yesterday', NOW)).toBe(5_000)
})

test.each([undefined, null, '', '  ', 'later', '-5', '1.5', '5 minutes'])('%j is undefined', header => {
  expect(retryAfterMs(header, undefined, NOW)).toBeUndefined()
})
