import { areShoppingDays, nextShoppingDays } from './shoppingDays'

test.each([
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-21', '2026-12-21', true],
  ['2026-11-21', '2026-12-22', false],
  ['2026-11-21', '2026-11-20', false],
  ['2027-02-15', '2027-03-17', true],
])('a list from %s to %s: %s', (from, to, expected) => {
  expect(areShoppingDays({ from, to })).toBe(expected)
})

test('the first list is for the next seven days', () => {
  expect(nextShoppingDays('2026-12-28')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
})
