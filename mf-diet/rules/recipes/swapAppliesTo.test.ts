import { swapAppliesTo } from './swapAppliesTo'

test.each([
  [['Desayuno'], true],
  [['Comida', 'Cena'], true],
  [['Cena', 'Colación de la Tarde'], true],
  [['Colación de la Mañana'], false],
  [['Colación de la Tarde', 'Cena'], false],
  [[], false],
])('a recipe for %j can be swapped: %s', (mealTime, swappable) => {
  expect(swapAppliesTo({ mealTime })).toBe(swappable)
})
