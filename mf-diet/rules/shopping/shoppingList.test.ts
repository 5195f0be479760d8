import fc from 'fast-check'
import { addDays } from 'shared/dates'
import type { Aliment, Exclusion } from '../../contract/foods'
import type { MealPlanBody } from '../../contract/mealPlans'
import type { Recipe, RecipeSwap } from '../../contract/recipes'
import { swappedIngredients, takenInstead } from '../foods/swappedIngredients'
import { type ShoppingSources, shoppingList } from './shoppingList'

const DAY = '2026-11-21'
const aliment = (id: number, cantidadSugeridaNum = 1): Aliment => ({
  id,
  alimentos: `Alimento ${id}`,
  grupo: `Grupo ${id % 3}`,
  subGrupo: '',
  cantidadSugeridaNum,
  unidad: 'taza',
})
const recipe = (id: number, ...ingredients: [aliment: number, quantity: number][]): Recipe => ({
  id,
  name: `Receta ${id}`,
  image: { name: '' },
  preparation: '',
  mealTime: [],
  mealCategories: [],
  mealSubCategories: [],
  ingredients: ingredients.map(([aliment, quantity]) => ({ aliment, quantity, recipeId: id })),
})
const EMPTY = { breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }

function sources(
  recipes: Recipe[],
  plans: MealPlanBody[],
  { swaps = [], exclusions = [] }: { swaps?: RecipeSwap[]; exclusions?: Exclusion[] } = {},
): ShoppingSources {
  return {
    plans,
    recipeOf: id => recipes.find(recipe => recipe.id === id),
    alimentOf: id => (id < 20 ? aliment(id) : undefined),
    ingredientsOf: ({ ingredients }) => swappedIngredients(ingredients, takenInstead(swaps)),
    exclusions,
  }
}
const one = { from: DAY, to: DAY, portions: 1 }
const quantities = (list: ReturnType<typeof shoppingList>) =>
  list.groups.flatMap(({ items }) => items).map(({ aliment, quantity }) => [aliment.id, quantity])

test('a food of several meals and days is listed once, with its total for everybody', () => {
  const recipes = [recipe(1, [1, 2], [2, 1]), recipe(2, [1, 0.5])]
  const plans = [
    { ...EMPTY, day: DAY, breakfast: 1, dinner: 1, meal: 2 },
    { ...EMPTY, day: '2026-11-22', meal: 2 },
    { ...EMPTY, day: '2026-11-23', meal: 1 },
  ]
  const list = shoppingList({ from: DAY, to: '2026-11-22', portions: 3 }, sources(recipes, plans))
  expect(quantities(list)).toEqual([
    [1, 15],
    [2, 6],
  ])
})

test('days without a saved plan are named', () => {
  const plans = [{ ...EMPTY, day: '2026-12-01', breakfast: 1 }]
  const list = shoppingList(
    { from: '2026-11-30', to: '2026-12-02', portions: 1 },
    sources([recipe(1, [1, 1])], plans),
  )
  expect(list.unplannedDays).toEqual(['2026-11-30', '2026-12-02'])
})

test('a swap counts in its own recipe only: the new food, in the ingredient’s quantity', () => {
  const recipes = [recipe(1, [1, 2]), recipe(2, [1, 5])]
  const plans = [{ ...EMPTY, day: DAY, breakfast: 1, dinner: 2 }]
  const swaps = [
    { recipeId: 1, alimentId: 1, alimentNewId: 8 },
    { recipeId: 1, alimentId: 1, alimentNewId: 2 },
  ]
  expect(quantities(shoppingList(one, sources(recipes, plans, { swaps })))).toEqual([
    [1, 5],
    [2, 2],
  ])
})

test('an excluded food is not bought, and the meals that hold it are named, each once', () => {
  const recipes = [recipe(1, [1, 2], [2, 1], [3, 1])]
  const plans = [{ ...EMPTY, day: DAY, breakfast: 1, dinner: 1 }]
  const list = shoppingList(
    one,
    sources(recipes, plans, {
      exclusions: [{ alimentId: 1, reason: 'allergy' }],
      swaps: [{ recipeId: 1, alimentId: 3, alimentNewId: 1 }],
    }),
  )
  expect(quantities(list)).toEqual([[2, 2]])
  expect(list.avoided).toEqual([
    {
      aliment: aliment(1),
      exclusion: { alimentId: 1, reason: 'allergy' },
      meals: [
        { day: DAY, slot: 'breakfast', recipe: recipes[0] },
        { day: DAY, slot: 'dinner', recipe: recipes[0] },
      ],
    },
  ])
})

test('a food that the person confirmed for a day is bought for that day alone', () => {
  const recipes = [recipe(1, [1, 2], [2, 1])]
  const plans = [
    { ...EMPTY, day: DAY, breakfast: 1, confirmed: [1] },
    { ...EMPTY, day: addDays(DAY, 1), breakfast: 1 },
  ]
  const list = shoppingList(
    { from: DAY, to: addDays(DAY, 1), portions: 1 },
    sources(recipes, plans, { exclusions: [{ alimentId: 1, reason: 'allergy' }] }),
  )
  expect(quantities(list)).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect(list.avoided.map(({ meals }) => meals.map(({ day }) => day))).toEqual([[addDays(DAY, 1)]])
})

test('a meal is incomplete when its recipe was withdrawn, is not the person’s, or holds a withdrawn food', () => {
  const recipes = [recipe(1), recipe(2, [1, 1], [99, 1]), recipe(3, [1, 1])]
  const plans = [{ day: DAY, breakfast: 404, snack_morning: 1, meal: 2, snack_afternoon: null, dinner: 3 }]
  const list = shoppingList(one, sources(recipes, plans))
  expect(list.incompleteMeals.map(({ slot }) => slot)).toEqual(['breakfast', 'snack_morning', 'meal'])
  expect(quantities(list)).toEqual([[1, 2]])
})

/** Ids of foods or recipes: few enough that they repeat. */
const foodId = fc.integer({ min: 1, max: 9 })
const recipeId = fc.integer({ min: 1, max: 4 })
const slot = fc.option(recipeId)
const world = fc.record({
  recipes: fc
    .array(
      fc.array(
        fc.tuple(
          foodId,
          fc.integer({ min: 1, max: 16 }).map(n => n / 4),
        ),
        { minLength: 1 },
      ),
      {
        minLength: 4,
        maxLength: 4,
      },
    )
    .map(all => all.map((ingredients, i) => recipe(i + 1, ...ingredients))),
  plans: fc.uniqueArray(
    fc.record({
      day: fc.nat(9).map(n => addDays(DAY, n)),
      breakfast: slot,
      snack_morning: slot,
      meal: slot,
      snack_afternoon: slot,
      dinner: slot,
    }),
    { selector: ({ day }) => day },
  ),
  swaps: fc.array(fc.record<RecipeSwap>({ recipeId, alimentId: foodId, alimentNewId: foodId })),
  exclusions: fc.uniqueArray(
    fc.record<Exclusion>({ alimentId: foodId, reason: fc.constantFrom('allergy', 'dislike') }),
    { selector: ({ alimentId }) => alimentId, maxLength: 4 },
  ),
  days: fc.tuple(fc.nat(9), fc.nat(9)),
  portions: fc.integer({ min: 1, max: 20 }),
})

test('the list is the sum of the quantities that the days show, without excluded foods', () => {
  fc.assert(
    fc.property(world, ({ recipes, plans, swaps, exclusions, days: [start, length], portions }) => {
      const [from, to] = [addDays(DAY, start), addDays(DAY, start + length)]
      const list = shoppingList({ from, to, portions }, sources(recipes, plans, { swaps, exclusions }))

      const shown = new Map<number, number>()
      for (const { day, ...slots } of plans.filter(({ day }) => day >= from && day <= to)) {
        for (const id of Object.values(slots)) {
          const meal = recipes.find(recipe => recipe.id === id)
          for (const { aliment, quantity } of swappedIngredients(
            meal?.ingredients ?? [],
            takenInstead(swaps),
          )) {
            shown.set(aliment, (shown.get(aliment) ?? 0) + quantity)
          }
        }
      }
      const excluded = new Set(exclusions.map(({ alimentId }) => alimentId))
      const expected = [...shown].filter(([id]) => !excluded.has(id)).map(([id, n]) => [id, n * portions])
      const avoided = [...shown.keys()].filter(id => excluded.has(id))

      expect(new Set(quantities(list).map(String))).toEqual(new Set(expected.map(String)))
      expect(quantities(list)).toHaveLength(expected.length)
      expect(new Set(list.avoided.map(({ aliment }) => aliment.id))).toEqual(new Set(avoided))
      expect(list.incompleteMeals).toEqual([])
      expect(list.unplannedDays).toHaveLength(
        length + 1 - plans.filter(({ day }) => day >= from && day <= to).length,
      )
    }),
  )
})
