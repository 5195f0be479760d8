import { and, asc, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import { batches } from 'shared/server/content/batches'
import type { Database } from 'shared/server/database/database'
import type { Aliment } from '../../contract/foods'
import type { Ingredient, Recipe } from '../../contract/recipes'
import { aliments, catalogue, exclusions, ingredients, recipes } from '../schema'

/** The number of the newest content load; 0 before the first. */
export async function catalogueVersion(database: Database): Promise<number> {
  const [row] = await database.select({ version: catalogue.version }).from(catalogue)
  return row?.version ?? 0
}

export async function markLoaded(database: Database): Promise<void> {
  await database
    .insert(catalogue)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({
      target: catalogue.id,
      set: { version: sql`${catalogue.version} + 1`, loadedAt: sql`now()` },
    })
}

export async function listAliments(database: Database): Promise<Aliment[]> {
  const { id, grupo, subGrupo, alimentos, cantidadSugeridaNum, unidad, allergens, allergensKnown } = aliments
  return database
    .select({ id, grupo, subGrupo, alimentos, cantidadSugeridaNum, unidad, allergens, allergensKnown })
    .from(aliments)
    .where(eq(aliments.withdrawn, false))
    .orderBy(asc(id))
}

export async function listRecipes(database: Database): Promise<Recipe[]> {
  const rows = await database
    .select()
    .from(recipes)
    .where(eq(recipes.withdrawn, false))
    .orderBy(asc(recipes.id))
  const parts = await database
    .select()
    .from(ingredients)
    .orderBy(asc(ingredients.recipeId), asc(ingredients.position))
  const partsOf = new Map<number, Recipe['ingredients']>()
  for (const { alimentId, quantity, recipeId } of parts) {
    const known = partsOf.get(recipeId) ?? []
    partsOf.set(recipeId, [...known, { aliment: alimentId, quantity, recipeId }])
  }
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    image: { name: row.image },
    preparation: row.preparation,
    mealTime: row.mealTime,
    mealCategories: row.mealCategories,
    mealSubCategories: row.mealSubCategories,
    ingredients: partsOf.get(row.id) ?? [],
  }))
}

export type RecipeFacts = Pick<Recipe, 'id' | 'mealTime' | 'mealCategories'> & { withdrawn: boolean }

/** The fields of recipes that are needed to check a plan. */
export async function recipesByIds(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, RecipeFacts>> {
  if (ids.length === 0) return new Map()
  const { id, mealTime, mealCategories, withdrawn } = recipes
  const rows = await database
    .select({ id, mealTime, mealCategories, withdrawn })
    .from(recipes)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

/** Aliments, with whether the practice has withdrawn them. */
export async function alimentsByIds(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Aliment & { withdrawn: boolean }>> {
  const rows = await database
    .select()
    .from(aliments)
    .where(inArray(aliments.id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

/** The foods of these recipes, before swaps. */
export function foodsOfRecipes(
  database: Database,
  ids: readonly number[],
): Promise<Pick<Ingredient, 'aliment' | 'recipeId'>[]> {
  const { recipeId, alimentId } = ingredients
  return database
    .select({ recipeId, aliment: alimentId })
    .from(ingredients)
    .where(inArray(recipeId, [...ids]))
    .orderBy(asc(recipeId), asc(ingredients.position))
}

/** The ids of the aliments in a recipe. */
export async function ingredientsOf(database: Database, recipeId: number): Promise<number[]> {
  const rows = await database
    .select({ alimentId: ingredients.alimentId })
    .from(ingredients)
    .where(eq(ingredients.recipeId, recipeId))
  return rows.map(row => row.alimentId)
}

/** Records the moment at which a food was withdrawn; one that is back has none. */
export async function noteWithdrawals(database: Database): Promise<void> {
  const { withdrawn, withdrawnAt } = aliments
  await database
    .update(aliments)
    .set({ withdrawnAt: sql`case when ${withdrawn} then coalesce(${withdrawnAt}, now()) end` })
}

export async function replaceIngredients(
  database: Database,
  recipeIds: readonly number[],
  rows: readonly (typeof ingredients.$inferInsert)[],
): Promise<void> {
  for (const some of batches(recipeIds)) {
    await database.delete(ingredients).where(inArray(ingredients.recipeId, some))
  }
  for (const some of batches(rows)) await database.insert(ingredients).values(some)
}

/** The foods that this transaction withdrew although people are allergic to them, with the number of those people. */
export function lostFoods(transaction: Database) {
  return transaction
    .select({ food: aliments, people: countDistinct(exclusions.userId) })
    .from(aliments)
    .innerJoin(exclusions, eq(exclusions.alimentId, aliments.id))
    .where(
      and(
        eq(aliments.withdrawn, true),
        // The time of a transaction is that of its start.
        sql`${aliments.withdrawnAt} = now()`,
        eq(exclusions.reason, 'allergy'),
      ),
    )
    .groupBy(aliments.id)
    .orderBy(aliments.id)
}

export function presentFoods(database: Database) {
  return database.select().from(aliments).where(eq(aliments.withdrawn, false))
}

/** The names of all recipes, withdrawn ones too, by their ids. */
export async function recipeNames(database: Database): Promise<Map<number, string>> {
  const rows = await database.select({ id: recipes.id, name: recipes.name }).from(recipes)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The names of all foods, withdrawn ones too, by their ids. */
export async function foodNames(database: Database): Promise<Map<number, string>> {
  const rows = await database.select({ id: aliments.id, name: aliments.alimentos }).from(aliments)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
