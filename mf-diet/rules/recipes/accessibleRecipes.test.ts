import { accessibleRecipes } from './accessibleRecipes'

const recipes = [
  { id: 1, mealCategories: ['Control de peso'] },
  { id: 2, mealCategories: ['Vida activa'] },
  { id: 3, mealCategories: ['Vida activa', 'Control de peso'] },
]

test('the recipes of the bought courses, in their order (section 5, Recipes)', () => {
  expect(accessibleRecipes(recipes, ['control de peso']).map(recipe => recipe.id)).toEqual([1, 3])
})

test('without courses there are none', () => {
  expect(accessibleRecipes(recipes, [])).toEqual([])
})
