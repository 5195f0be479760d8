import { accessibleRecipes } from './accessibleRecipes'

const recipes = [
  { id: 1, mealCategories: ['Control de peso'] },
  { id: 2, mealCategories: ['Vida activa'] },
  { id: 3, mealCategories: ['Vida activa', 'Control de peso'] },
]

test('keeps the recipes of the bought courses, in their order', () => {
  expect(accessibleRecipes(recipes, ['control de peso']).map(recipe => recipe.id)).toEqual([1, 3])
})

test('without courses there are no recipes', () => {
  expect(accessibleRecipes(recipes, [])).toEqual([])
})
