import type { Aliment } from '../../contract/foods'
import type { Recipe } from '../../contract/recipes'
import { swapCandidates } from '../../rules/recipes/swapCandidates'
import { catalogueOf } from './catalogueOf'
import { searchCatalogue } from './searchCatalogue'

const food = (id: number, alimentos: string, allergens: string[]): Aliment => ({
  id,
  alimentos,
  grupo: 'Cereales y tubérculos',
  subGrupo: 'Sin grasa',
  cantidadSugeridaNum: 1,
  unidad: 'pieza',
  allergens,
  allergensKnown: true,
})
const TORTILLA = food(1, 'Tortilla de maíz azul', [])
const RICE = food(2, 'Arroz', [])
const BREAD = food(3, 'Bolillo sin migajón', ['Gluten'])

const quesadillas: Recipe = {
  id: 11,
  name: 'Quesadillas',
  image: { name: '' },
  preparation: '',
  mealTime: ['Cena'],
  mealCategories: ['Vegano'],
  mealSubCategories: ['Rápido', 'Sin gluten'],
  ingredients: [{ recipeId: 11, aliment: TORTILLA.id, quantity: 2 }],
}
const tostadas = {
  ...quesadillas,
  id: 12,
  ingredients: [{ recipeId: 12, aliment: TORTILLA.id, quantity: 2 }],
}

const swappedTo = (alimentNewId: number) =>
  catalogueOf(
    [quesadillas, tostadas],
    [TORTILLA, RICE, BREAD],
    ['Vegano'],
    [{ recipeId: 11, alimentId: TORTILLA.id, alimentNewId }],
  )

test('a dish that a swap brings gluten into is «Sin gluten» nowhere: not in its tags, the search or a swap by the tag', () => {
  const catalogue = swappedTo(BREAD.id)
  const [changed, other] = catalogue.accessible
  expect(catalogue.recipeOf(11)).toBe(changed)
  expect(changed?.mealSubCategories).toEqual(['Rápido'])
  expect(searchCatalogue(catalogue, catalogue.accessible)('sin gluten')).toEqual([other])
  expect(swapCandidates('Sin gluten', tostadas, catalogue.accessible)).toEqual([])
})

test('a swap for a food that is known to be free of it, and one back to the original, leave the tag', () => {
  expect(swappedTo(RICE.id).recipeOf(11)?.mealSubCategories).toEqual(['Rápido', 'Sin gluten'])
  expect(swappedTo(TORTILLA.id).recipeOf(11)).toBe(quesadillas)
})

test('a course that is named like such a tag still opens the changed dish', () => {
  const changed = swappedTo(BREAD.id).recipeOf(11)
  expect(changed?.mealCategories).toEqual([])
  expect(swappedTo(BREAD.id).accessible.map(({ id }) => id)).toEqual([11, 12])
})
