import type { ContentKind } from 'shared/server/content/content'
import type { ContentFolder, Row } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import { fold } from 'shared/text/fold'
import type { Static } from 'typebox'
import { type ListedAllergen, USUAL_ALLERGENS } from '../../rules/allergens/usualAllergens'
import { slotsOf } from '../../rules/plans/slotsOf'
import { AllergenRow, allergenFault, declaredAllergens, ownAllergen } from '../allergens/allergenRows'
import {
  type AlimentContent,
  AlimentRow,
  type IngredientContent,
  IngredientRow,
  type RecipeContent,
  RecipeRow,
} from './catalogueRows'
import { catalogueVersion } from './catalogueStore'
import { writeCatalogue } from './writeCatalogue'

const OWN_ALLERGENS = 'allergens.csv'

/** Aliments, recipes and ingredients are one catalogue, so its three files are loaded together. */
export const dietContent: ContentKind = {
  name: 'diet',
  files: ['aliments.csv', 'recipes.csv', 'ingredients.csv'],
  optionalFiles: [OWN_ALLERGENS],
  isLoaded: async database => (await catalogueVersion(database)) > 0,
  async check(folder) {
    const allergens = await allergensOf(folder)
    const aliments = await folder.rows('aliments.csv', AlimentRow)
    const recipes = await folder.rows('recipes.csv', RecipeRow)
    const ingredients = await folder.rows('ingredients.csv', IngredientRow)
    folder.unique('aliments.csv', 'alimentos', aliments, row => row.alimentos)
    folder.unique('recipes.csv', 'name', recipes, row => row.name)
    folder.unique('ingredients.csv', 'aliment', ingredients, row => JSON.stringify([row.recipe, row.aliment]))
    checkReferences(folder, aliments, recipes, ingredients)
    const content = {
      allergens,
      aliments: aliments.map(row => alimentOf(folder, row, [...USUAL_ALLERGENS, ...allergens])),
      recipes: await Promise.all(recipes.map(row => recipeOf(folder, row))),
      ingredients: ingredients.map(row => row.value),
    }
    return (database, files, warn) => writeCatalogue(database, files, content, warn)
  },
}

/** The allergens of the practice's own; a practice without any has no file. */
async function allergensOf(folder: ContentFolder): Promise<ListedAllergen[]> {
  if (!folder.files.includes(OWN_ALLERGENS)) return []
  const rows = await folder.rows(OWN_ALLERGENS, AllergenRow)
  folder.unique(OWN_ALLERGENS, 'allergen', rows, ({ allergen }) => fold(allergen))
  return rows.map(({ line, value }) => {
    const allergen = ownAllergen(value)
    const [field, message] = allergenFault(allergen) ?? []
    if (message) folder.report({ file: OWN_ALLERGENS, row: line, ...(field && { field }), message })
    return allergen
  })
}

function alimentOf(
  folder: ContentFolder,
  { line, value: { allergens: cell, ...aliment } }: Row<Static<typeof AlimentRow>>,
  listed: readonly ListedAllergen[],
): AlimentContent {
  const declared = declaredAllergens(cell, listed)
  if (typeof declared !== 'string') return { ...aliment, ...declared }
  // A faulty list would be blamed again on each food that names one of its allergens.
  if (folder.isSound(OWN_ALLERGENS)) {
    folder.report({ file: 'aliments.csv', row: line, field: 'allergens', message: declared })
  }
  return { ...aliment, allergens: [], allergensKnown: false }
}

async function recipeOf(
  folder: ContentFolder,
  { line, value }: Row<Static<typeof RecipeRow>>,
): Promise<RecipeContent> {
  const file = 'recipes.csv'
  const recipe = {
    name: value.name,
    preparation: value.preparation,
    mealTime: listCell(value.mealTime),
    mealCategories: listCell(value.mealCategories),
    mealSubCategories: listCell(value.mealSubCategories),
    picture: await folder.picture(value.image, { file, row: line, field: 'image' }),
  }
  if (recipe.mealTime.some(mealTime => slotsOf({ mealTime: [mealTime] }).length === 0)) {
    const message =
      'Cada parte debe ser Desayuno, Comida, Cena, Colación de la Mañana o Colación de la Tarde.'
    folder.report({ file, row: line, field: 'mealTime', message })
  }
  if (recipe.mealCategories.length === 0) {
    folder.report({ file, row: line, field: 'mealCategories', message: 'Falta al menos una categoría.' })
  }
  return recipe
}

/** Names are checked only against a sound file: an error in it is not reported again for each row that refers to it. */
function checkReferences(
  folder: ContentFolder,
  aliments: readonly Row<Static<typeof AlimentRow>>[],
  recipes: readonly Row<{ name: string }>[],
  ingredients: readonly Row<IngredientContent>[],
): void {
  const alimentNames = folder.isSound('aliments.csv') && new Set(aliments.map(({ value }) => value.alimentos))
  const recipeNames = folder.isSound('recipes.csv') && new Set(recipes.map(({ value }) => value.name))
  const cooked = folder.isSound('ingredients.csv') && new Set(ingredients.map(({ value }) => value.recipe))
  const report = (file: string, row: number, field: string, message: string) =>
    folder.report({ file, row, field, message })

  for (const { line, value } of ingredients) {
    if (recipeNames && !recipeNames.has(value.recipe)) {
      report('ingredients.csv', line, 'recipe', `«${value.recipe}» no está en recipes.csv.`)
    }
    if (alimentNames && !alimentNames.has(value.aliment)) {
      report('ingredients.csv', line, 'aliment', `«${value.aliment}» no está en aliments.csv.`)
    }
  }
  for (const { line, value } of recipes) {
    if (cooked && !cooked.has(value.name)) {
      report('recipes.csv', line, 'name', 'No tiene ingredientes en ingredients.csv.')
    }
  }
}
