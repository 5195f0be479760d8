import { areShoppingDays, isSameShopping, nextShoppingDays } from './shoppingDays'

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

test.each([
  ['2026-11-21', '2026-11-27', true],
  ['2026-11-22', '2026-11-23', true],
  ['2026-11-21', '2026-11-30', true],
  ['2026-11-14', '2026-12-04', true],
  ['2026-11-22', '2026-11-28', false],
  ['2026-11-15', '2026-11-21', false],
  ['2026-11-28', '2026-12-04', false],
])('a list from %s to %s goes on with what was bought for the 21st to the 27th: %s', (from, to, expected) => {
  const bought = { from: '2026-11-21', to: '2026-11-27' }
  expect(isSameShopping(bought, { from, to })).toBe(expected)
  expect(isSameShopping({ from, to }, bought)).toBe(expected)
})
