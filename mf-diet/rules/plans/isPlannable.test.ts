import { isPlannable } from './isPlannable'

test.each([
  ['2026-11-21', true],
  ['2024-11-20', true],
  ['2024-11-19', false],
  ['2028-11-21', true],
  ['2028-11-22', false],
  ['0001-01-01', false],
  ['9999-12-31', false],
])('%s seen from 2026-11-21: %s', (day, plannable) => {
  expect(isPlannable(day, '2026-11-21')).toBe(plannable)
})
