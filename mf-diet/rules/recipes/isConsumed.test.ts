import { isConsumed } from './isConsumed'

test.each([
  [7, true],
  [8, false],
  [null, false],
])('with ratings of the recipes 6 and 7, recipe %j: %s', (recipe, consumed) => {
  expect(isConsumed([{ recipeId: 6 }, { recipeId: 7 }], recipe)).toBe(consumed)
})
