import { join } from 'node:path'
import fc from 'fast-check'
import { addDays } from 'shared/dates'
import { ContentFolder } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import { seeded } from 'shared/testing/seeded'
import type { Aliment } from '../../contract/foods'
import type { Recipe } from '../../contract/recipes'
import { withAllergens } from '../../rules/allergens/exclusionsByAllergen'
import { USUAL_ALLERGENS } from '../../rules/allergens/usualAllergens'
import { alternativesOf } from '../../rules/foods/isIngredientAlternative'
import { takenInstead } from '../../rules/foods/swappedIngredients'
import { proposePlan } from '../../rules/plans/proposePlan'
import { recipesOfPlan } from '../../rules/plans/recipesOfPlan'
import { declaredAllergens } from '../allergens/allergenRows'
import { AlimentRow, IngredientRow, RecipeRow } from '../catalogue/catalogueRows'

const OWN = { name: 'Fresa', words: [] }
const DAYS = 3000

/** The ten sets: each of the most frequent alone, and some of several. */
const SETS = [
  ['Gluten'],
  ['Crustáceos'],
  ['Huevo'],
  ['Leche'],
  ['Pescado'],
  ['Cacahuate', 'Frutos de cáscara'],
  ['Soya', 'Ajonjolí'],
  ['Crustáceos', 'Moluscos', 'Pescado'],
  ['Apio', 'Mostaza', 'Sulfitos', 'Altramuz'],
  ['Fresa', 'Gluten', 'Huevo'],
]

let aliments: (Aliment & { parts: string[] })[]
/** The foods that can replace each food. */
let alternatives: Map<number, Aliment[]>
let recipes: Pick<Recipe, 'id' | 'mealTime' | 'ingredients'>[]

beforeAll(async () => {
  const folder = await ContentFolder.open(join(import.meta.dirname, 'demo'))
  const foods = await folder.rows('aliments.csv', AlimentRow)
  aliments = foods.map(({ value: { allergens: cell, ...food } }, at) => {
    const declared = declaredAllergens(cell, [...USUAL_ALLERGENS, OWN])
    if (typeof declared === 'string') throw new Error(declared)
    return { ...food, id: at + 1, parts: (cell ?? '').split('|'), ...declared }
  })
  alternatives = new Map(aliments.map(food => [food.id, alternativesOf(food, aliments, new Set())]))
  const idOf = new Map(aliments.map(({ alimentos, id }) => [alimentos, id]))
  const parts = await folder.rows('ingredients.csv', IngredientRow)
  recipes = (await folder.rows('recipes.csv', RecipeRow)).map(({ value: { name, mealTime } }, at) => ({
    id: at + 1,
    mealTime: listCell(mealTime),
    ingredients: parts
      .filter(({ value }) => value.recipe === name)
      .map(({ value: { aliment, quantity } }) => ({
        aliment: idOf.get(aliment) ?? 0,
        quantity,
        recipeId: at + 1,
      })),
  }))
})

/** Read from the file's own words, not by the rule that is proved. */
const isSafe = (food: number, set: readonly string[]) => {
  const parts = aliments[food - 1]?.parts ?? ['']
  return !parts.includes('') && !parts.includes('?') && !set.some(name => parts.includes(name))
}

test.each(SETS.map(set => [set]))(
  'of 3,000 proposed days for %j none holds it, or a food that is not known to be free of it, whatever the swaps',
  set => {
    const exclusions = withAllergens(
      [],
      aliments,
      set.map(name => ({ name, listed: true })),
    )
    const swaps = fc.array(
      fc.tuple(fc.nat(), fc.nat(), fc.nat()).map(([whichRecipe, whichFood, whichOther]) => {
        const recipe = recipes[whichRecipe % recipes.length] as (typeof recipes)[number]
        const { aliment } = recipe.ingredients[whichFood % recipe.ingredients.length] ?? { aliment: 0 }
        const others = alternatives.get(aliment) ?? []
        const alimentNewId = others[whichOther % Math.max(others.length, 1)]?.id ?? aliment
        return { recipeId: recipe.id, alimentId: aliment, alimentNewId }
      }),
      { maxLength: 6 },
    )
    let meals = 0
    fc.assert(
      fc.property(fc.nat(700), fc.integer(), swaps, (days, seed, swaps) => {
        const day = addDays('2026-01-01', days)
        const circumstances = { plans: [], ratings: [], exclusions, swaps }
        const chosen = recipesOfPlan(proposePlan(day, recipes, circumstances, seeded(seed)))
        const taken = takenInstead(swaps)
        meals += chosen.length
        return chosen.every(id => recipes[id - 1]?.ingredients.every(part => isSafe(taken(part), set)))
      }),
      { numRuns: DAYS },
    )
    // Proposing nothing would be safe too, and no help.
    expect(meals).toBeGreaterThan(DAYS * 3)
  },
)
