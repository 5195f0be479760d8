import { hourOf, nextSlot } from './mealHours'

const nothing = () => false
const at = (hour: number, minute = 0) => hour * 60 + minute

test.each([
  [at(0), 'breakfast'],
  [at(9, 29), 'breakfast'],
  [at(9, 30), 'snack_morning'],
  [at(12, 30), 'meal'],
  [at(15, 30), 'snack_afternoon'],
  [at(18, 30), 'dinner'],
  [at(21, 29), 'dinner'],
  [at(21, 30), undefined],
])('at minute %d of the day the next meal is %s', (minute, slot) => {
  expect(nextSlot(minute, nothing)).toBe(slot)
})

test('a meal that was eaten already is not next', () => {
  expect(nextSlot(at(14), slot => slot === 'meal')).toBe('snack_afternoon')
  expect(nextSlot(at(20), slot => slot === 'dinner')).toBeUndefined()
})

test.each([
  ['breakfast', '8:00 a.m.'],
  ['snack_morning', '11:00 a.m.'],
  ['meal', '2:00 p.m.'],
  ['dinner', '8:00 p.m.'],
] as const)('%s is at %s', (slot, hour) => {
  expect(hourOf(slot)).toBe(hour)
})
