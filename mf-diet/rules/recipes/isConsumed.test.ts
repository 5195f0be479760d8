import { isConsumed } from './isConsumed'

test.each([
  [7, true],
  [8, false],
  [null, false],
])('with a rating of recipe 7, recipe %j: %s', (recipe, consumed) => {
  expect(isConsumed([{ recipeId: 7 }], recipe)).toBe(consumed)
})
