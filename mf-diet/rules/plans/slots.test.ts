import { MEAL_SLOTS, mapSlots } from './slots'

test('the five meals of a day are in the order they are eaten', () => {
  expect(MEAL_SLOTS).toEqual(['breakfast', 'snack_morning', 'meal', 'snack_afternoon', 'dinner'])
})

test('each meal has its value, and the values are computed in the order of the meals', () => {
  let made = 0
  expect(mapSlots(slot => `${++made} ${slot}`)).toEqual({
    breakfast: '1 breakfast',
    snack_morning: '2 snack_morning',
    meal: '3 meal',
    snack_afternoon: '4 snack_afternoon',
    dinner: '5 dinner',
  })
})
