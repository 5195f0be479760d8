import { withTrueTags } from './trueTags'

const free = { allergens: [], allergensKnown: true }
const bread = { allergens: ['Gluten'], allergensKnown: true }
const cheese = { allergens: ['Leche'], allergensKnown: true }
const unknown = { allergens: [], allergensKnown: false }
/** As of a release from before foods had allergens. */
const old = {}

const tagsOf = (tags: string[], foods: (object | undefined)[], changed: boolean) => {
  const recipe = { mealCategories: ['Control de peso'], mealSubCategories: tags }
  return withTrueTags(recipe, () => ({ foods, changed })).mealSubCategories
}

test.each([
  ['as written, the practice’s word counts', [free, unknown, old], false, true],
  ['as written with a food that holds it', [free, bread], false, false],
  ['changed, and each food is known to be free of it', [free, cheese], true, true],
  ['changed for a food that holds it', [free, bread], true, false],
  ['changed, and a food is not known to be free of it', [free, unknown], true, false],
  ['changed, and a food is of before the allergens', [free, old], true, false],
  ['changed, and a food is unknown', [free, undefined], true, false],
])('«Sin gluten» %s', (_, foods, changed, kept) => {
  expect(tagsOf(['Rápido', 'Sin gluten'], foods, changed)).toEqual(
    kept ? ['Rápido', 'Sin gluten'] : ['Rápido'],
  )
})

test('an allergen is told by its words too, whatever the case and the accents', () => {
  for (const tag of ['Sin lactosa', 'SIN LÁCTEOS', 'Libre de leche']) {
    expect(tagsOf([tag], [cheese], false)).toEqual([])
    expect(tagsOf([tag], [bread], true)).toEqual([tag])
  }
})

test('a promise that the foods do not tell is made of the dish as written alone', () => {
  for (const tag of ['Vegano', 'Vegetariana', 'Sin azúcar', 'Sin cocción', 'Sin gluten ni lactosa']) {
    expect(tagsOf([tag], [free], false)).toEqual([tag])
    expect(tagsOf([tag], [free], true)).toEqual([])
  }
})

test('a tag that promises no absence stays, also one that begins alike', () => {
  const tags = ['Rápido', 'Alto en proteína', 'Sincronizadas', 'Veganuary']
  expect(tagsOf(tags, [bread], true)).toEqual(tags)
})

test('categories are read like subcategories; a recipe whose tags are all true is the same object', () => {
  const recipe = { mealCategories: ['Salud hormonal', 'Vegetariano'], mealSubCategories: ['Rápido'] }
  const taken = (changed: boolean) => withTrueTags(recipe, () => ({ foods: [free], changed }))
  expect(taken(true)).toEqual({ mealCategories: ['Salud hormonal'], mealSubCategories: ['Rápido'] })
  expect(taken(false)).toBe(recipe)
})
