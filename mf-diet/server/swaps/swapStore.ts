import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { IngredientSwap, RecipeSwap } from '../../contract'
import { aliments, recipeHistory } from '../schema'

const { userId, recipeId, alimentId, alimentNewId, idempotencyKey } = recipeHistory
const swap = { recipeId, alimentId, alimentNewId }

/**
 * A person's swaps, oldest first, of one recipe or of all. One whose new aliment the practice has withdrawn is left
 * out: there is nothing to show in its place, and the one before it is in force again.
 */
export function swapsOf(database: Database, person: number, recipe?: number): Promise<RecipeSwap[]> {
  return database
    .select(swap)
    .from(recipeHistory)
    .innerJoin(aliments, eq(aliments.id, alimentNewId))
    .where(
      and(
        eq(userId, person),
        recipe === undefined ? undefined : eq(recipeId, recipe),
        eq(aliments.withdrawn, false),
      ),
    )
    .orderBy(asc(recipeHistory.id))
}

export async function swapByKey(
  database: Database,
  person: number,
  key: string | undefined,
): Promise<RecipeSwap | undefined> {
  if (key === undefined) return undefined
  const [row] = await database
    .select(swap)
    .from(recipeHistory)
    .where(and(eq(userId, person), eq(idempotencyKey, key)))
  return row
}

interface NewSwap extends IngredientSwap {
  userId: number
  recipeId: number
  createdAt: Date
  idempotencyKey: string | undefined
}

/** The new row, or nothing where the attempt has made one already. */
export async function addSwap(database: Database, row: NewSwap): Promise<RecipeSwap | undefined> {
  const [added] = await database.insert(recipeHistory).values(row).onConflictDoNothing().returning(swap)
  return added
}
