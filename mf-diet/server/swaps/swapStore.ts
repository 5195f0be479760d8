import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { RecipeSwap } from '../../contract/recipes'
import { aliments, recipeHistory } from '../schema'

const { userId, recipeId, alimentId, alimentNewId } = recipeHistory
const swap = { recipeId, alimentId, alimentNewId }

/**
 * A person's swaps, oldest first, of one recipe or of all. A swap whose new aliment the practice has withdrawn is
 * omitted, since there is nothing to show in its place; the swap before it is in force again.
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
