import { canMark } from './canMark'

test.each([
  ['2026-02-28', true],
  ['2026-03-01', true],
  ['2026-03-02', false],
  ['2027-01-01', false],
])('a meal of %s, while it is 1 March 2026 at the clinic: %s', (day, can) => {
  expect(canMark(day, '2026-03-01')).toBe(can)
})
