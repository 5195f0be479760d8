import { hasRecipeAccess } from './hasRecipeAccess'

const recipe = { mealCategories: ['Control de peso', 'Nutrición funcional'] }

test.each([
  [['Control de peso'], true],
  [['NUTRICIÓN FUNCIONAL'], true],
  [['Nutricio\u0301n funcional'], true],
  [['Control'], false],
  [['Control de peso '], false],
  [['Vida activa'], false],
  [[], false],
])('with the courses %j: %s', (titles, access) => {
  expect(hasRecipeAccess(recipe, titles)).toBe(access)
})

test('a recipe without a category belongs to nobody', () => {
  expect(hasRecipeAccess({ mealCategories: [] }, ['Control de peso'])).toBe(false)
})
