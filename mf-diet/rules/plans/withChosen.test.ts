import type { MealPlanBody } from '../../contract/mealPlans'
import { withChosen } from './withChosen'

const plan: MealPlanBody = {
  day: '2026-11-21',
  breakfast: 1,
  snack_morning: 2,
  meal: 3,
  snack_afternoon: 4,
  dinner: 5,
}

test('only the chosen meals replace saved ones', () => {
  const saved = { ...plan, breakfast: 10, dinner: null, confirmed: [7] }
  expect(withChosen(saved, { ...plan, meal: 30 }, ['meal'])).toEqual({
    ...plan,
    breakfast: 10,
    meal: 30,
    dinner: null,
    confirmed: [7],
  })
})

test('an untouched proposal gives way to the saved plan', () => {
  expect(withChosen({ ...plan, breakfast: 10 }, plan, [])).toEqual({ ...plan, breakfast: 10 })
})

test('without a saved plan, and for a draft that does not know what was chosen, the plan is as it is', () => {
  expect(withChosen(undefined, plan, ['meal'])).toBe(plan)
  expect(withChosen({ ...plan, breakfast: 10 }, plan, undefined)).toBe(plan)
})

test('a plan without a difference stays the same object, so that nothing renders anew', () => {
  expect(withChosen({ ...plan, meal: 9 }, plan, ['meal'])).toBe(plan)
})
