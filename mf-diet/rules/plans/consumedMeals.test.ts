import { isMealConsumed, marksOfMeal } from './consumedMeals'

const meal = { day: '2026-11-22', slot: 'meal', recipeId: 7 } as const
const mark = { recipeId: 7, day: '2026-11-22', slot: 'meal', consumed: true } as const

test.each([
  ['its own mark', mark, true],
  ['a rating of that day outside a plan', { ...mark, slot: null }, true],
  ['a mark of another day', { ...mark, day: '2026-11-21' }, false],
  ['a mark of another meal of the day', { ...mark, slot: 'dinner' as const }, false],
  ['a mark of another recipe', { ...mark, recipeId: 8 }, false],
  ['a mark that was removed', { ...mark, consumed: false }, false],
])('a meal with %s', (_what, rating, consumed) => {
  expect(isMealConsumed([rating], meal)).toBe(consumed)
})

test('an empty slot is not consumed', () => {
  expect(isMealConsumed([mark], { ...meal, recipeId: null })).toBe(false)
  expect(isMealConsumed([], meal)).toBe(false)
})

test('all ratings that mark the meal are its marks', () => {
  const outside = { ...mark, slot: null }
  expect(marksOfMeal([mark, { ...mark, consumed: false }, outside], meal)).toEqual([mark, outside])
})
