import type { ContentWarning } from 'shared/server/content/contentProblems'
import { replaceOrWithdraw } from 'shared/server/content/replaceRows'
import type { Database } from 'shared/server/database/database'
import type { FileStore } from 'shared/server/files/files'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import type { ListedAllergen } from '../../rules/allergens/usualAllergens'
import { allergenWarnings } from '../allergens/allergenWarnings'
import { heldAllergens } from '../allergens/heldStore'
import { aliments, allergens, recipes } from '../schema'
import { allergyWarnings } from './allergyWarnings'
import type { AlimentContent, IngredientContent, RecipeContent } from './catalogueRows'
import { markLoaded, noteWithdrawals, replaceIngredients } from './catalogueStore'

interface CatalogueContent {
  /** The practice's own. */
  allergens: ListedAllergen[]
  aliments: AlimentContent[]
  recipes: RecipeContent[]
  ingredients: IngredientContent[]
}

/** Replaces the catalogue: new rows are added, rows with a known name keep their id, missing ones are withdrawn. */
export async function writeCatalogue(
  database: Database,
  files: FileStore,
  content: CatalogueContent,
  warn: (warning: ContentWarning) => void,
): Promise<void> {
  const before = await heldAllergens(database)
  const own = content.allergens.map(({ name, words }) => ({ name, words: [...words] }))
  await replaceOrWithdraw(database, allergens, allergens.name, own)
  const alimentIds = await writeAliments(database, content.aliments)
  const recipeIds = await writeRecipes(database, files, content.recipes)
  await writeIngredients(database, content.ingredients, recipeIds, alimentIds)
  await markLoaded(database)
  for (const warning of await allergyWarnings(database)) warn(warning)
  for (const warning of await allergenWarnings(database, before)) warn(warning)
}

/** The ids of the aliments by their names. */
async function writeAliments(database: Database, content: AlimentContent[]): Promise<Map<string, number>> {
  const written = await replaceOrWithdraw(database, aliments, aliments.alimentos, content)
  await noteWithdrawals(database)
  return new Map(written.map(({ alimentos, id }) => [alimentos, id]))
}

/** The ids of the recipes by their names. */
async function writeRecipes(
  database: Database,
  files: FileStore,
  content: RecipeContent[],
): Promise<Map<string, number>> {
  // Pictures come first: a picture without its row is harmless, a row without its picture is not.
  for (const { picture } of content) if (picture) await files.put(picture.bytes, picture.name)
  const rows = content.map(({ picture, ...recipe }) => ({
    ...recipe,
    image: picture?.name ?? '',
    preparation: sanitizeHtml(recipe.preparation),
  }))
  const written = await replaceOrWithdraw(database, recipes, recipes.name, rows)
  return new Map(written.map(({ name, id }) => [name, id]))
}

async function writeIngredients(
  database: Database,
  content: IngredientContent[],
  recipeIds: ReadonlyMap<string, number>,
  alimentIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = content.flatMap(({ recipe, aliment, quantity }, position) => {
    const recipeId = recipeIds.get(recipe)
    const alimentId = alimentIds.get(aliment)
    return recipeId && alimentId ? [{ recipeId, alimentId, quantity, position }] : []
  })
  await replaceIngredients(database, [...recipeIds.values()], rows)
}
