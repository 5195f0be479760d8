import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { type Batches, inBatches, mapBatches } from 'shared/server/database/batches'
import type { Database } from 'shared/server/database/database'
import type { Slot } from '../../contract/mealPlans'
import type { Rating, RatingMark } from '../../contract/ratings'
import { recipeComments } from '../schema'

const { userId, recipeId, score, comments, createdAt, day, slot, consumed } = recipeComments
const rating = { score, comments, userId, recipeId, day, slot, consumed }

export async function ratingMarksOf(database: Database, person: number): Promise<RatingMark[]> {
  const rows = await database
    .select({ recipeId, score, createdAt, day, slot, consumed })
    .from(recipeComments)
    .where(eq(userId, person))
    .orderBy(asc(recipeComments.id))
  return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

interface OfRecipe {
  person: number
  recipe: number
}

export function ratingsOf(
  database: Database,
  { person, recipe }: OfRecipe,
  { limit, offset }: { limit: number; offset: number },
): Promise<Rating[]> {
  return database
    .select(rating)
    .from(recipeComments)
    .where(and(eq(userId, person), eq(recipeId, recipe)))
    .orderBy(asc(recipeComments.id))
    .limit(limit)
    .offset(offset)
}

/** All of them: a person may have written megabytes about one recipe. */
export function ratingsInBatches(database: Database, { person, recipe }: OfRecipe): Batches<Rating> {
  const { id } = recipeComments
  const own = [eq(userId, person), eq(recipeId, recipe)]
  const batches = inBatches<Rating & { id: number }>(async (last, limit) =>
    database
      .select({ id, ...rating })
      .from(recipeComments)
      .where(and(...own, last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(limit),
  )
  return mapBatches(batches, ({ id: _, ...row }) => row)
}

interface Meal {
  recipeId: number
  day: string
  slot: Slot
}

/** The times of the ratings that mark a meal as consumed, as `marksOfMeal` chooses them. */
export function marksOf(database: Database, person: number, meal: Meal): Promise<{ createdAt: Date }[]> {
  return database.select({ createdAt }).from(recipeComments).where(isMarkOf(person, meal))
}

/** The meal no longer counts as consumed; its ratings stay. */
export async function unmark(database: Database, person: number, meal: Meal): Promise<void> {
  await database.update(recipeComments).set({ consumed: false }).where(isMarkOf(person, meal))
}

function isMarkOf(person: number, meal: Meal) {
  return and(
    eq(userId, person),
    eq(recipeId, meal.recipeId),
    eq(day, meal.day),
    or(isNull(slot), eq(slot, meal.slot)),
    eq(consumed, true),
  )
}
