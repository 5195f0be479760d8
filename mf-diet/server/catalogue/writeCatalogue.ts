import { inArray, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { FileStore } from 'shared/server/files/files'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import { aliments, ingredients, recipes } from '../schema'
import type { AlimentContent, IngredientContent, RecipeContent } from './catalogueRows'
import { markLoaded } from './catalogueStore'

interface CatalogueContent {
  aliments: AlimentContent[]
  recipes: RecipeContent[]
  ingredients: IngredientContent[]
}

/** Replaces the catalogue: what is new is added, what is known by its name keeps its id, what is gone is withdrawn. */
export async function writeCatalogue(
  database: Database,
  files: FileStore,
  content: CatalogueContent,
): Promise<void> {
  const alimentIds = await writeAliments(database, content.aliments)
  const recipeIds = await writeRecipes(database, files, content.recipes)
  await writeIngredients(database, content.ingredients, recipeIds, alimentIds)
  await markLoaded(database)
}

async function writeAliments(database: Database, content: AlimentContent[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  await database.update(aliments).set({ withdrawn: true })
  for (const some of batches(content)) {
    const written = await database
      .insert(aliments)
      .values(some)
      .onConflictDoUpdate({
        target: aliments.alimentos,
        set: {
          grupo: sql`excluded.grupo`,
          subGrupo: sql`excluded.sub_grupo`,
          cantidadSugeridaNum: sql`excluded.cantidad_sugerida_num`,
          unidad: sql`excluded.unidad`,
          withdrawn: false,
        },
      })
      .returning({ id: aliments.id, name: aliments.alimentos })
    for (const { id, name } of written) ids.set(name, id)
  }
  return ids
}

async function writeRecipes(
  database: Database,
  files: FileStore,
  content: RecipeContent[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  await database.update(recipes).set({ withdrawn: true })
  for (const some of batches(content)) {
    // A picture without its row is harmless, a row without its picture is not: pictures first.
    for (const { picture } of some) if (picture) await files.put(picture.bytes, picture.name)
    const written = await database
      .insert(recipes)
      .values(
        some.map(({ picture, ...recipe }) => ({
          ...recipe,
          image: picture?.name ?? '',
          preparation: sanitizeHtml(recipe.preparation),
        })),
      )
      .onConflictDoUpdate({
        target: recipes.name,
        set: {
          image: sql`excluded.image`,
          preparation: sql`excluded.preparation`,
          mealTime: sql`excluded.meal_time`,
          mealCategories: sql`excluded.meal_categories`,
          mealSubCategories: sql`excluded.meal_sub_categories`,
          withdrawn: false,
        },
      })
      .returning({ id: recipes.id, name: recipes.name })
    for (const { id, name } of written) ids.set(name, id)
  }
  return ids
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
  for (const some of batches([...recipeIds.values()])) {
    await database.delete(ingredients).where(inArray(ingredients.recipeId, some))
  }
  for (const some of batches(rows)) await database.insert(ingredients).values(some)
}

/** A statement takes 65,535 parameters at most. */
function batches<T>(all: readonly T[], size = 1000): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))
}
