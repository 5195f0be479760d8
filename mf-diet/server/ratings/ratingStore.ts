import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { Rating, RatingMark } from '../../contract'
import { recipeComments } from '../schema'

const { userId, recipeId, score, comments, createdAt, idempotencyKey } = recipeComments
const rating = { score, comments, userId, recipeId }

export async function ratingMarksOf(database: Database, person: number): Promise<RatingMark[]> {
  const rows = await database
    .select({ recipeId, score, createdAt })
    .from(recipeComments)
    .where(eq(userId, person))
    .orderBy(asc(recipeComments.id))
  return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export function ratingsOf(database: Database, person: number, recipe: number): Promise<Rating[]> {
  return database
    .select(rating)
    .from(recipeComments)
    .where(and(eq(userId, person), eq(recipeId, recipe)))
    .orderBy(asc(recipeComments.id))
}

export async function ratingByKey(
  database: Database,
  person: number,
  key: string | undefined,
): Promise<Rating | undefined> {
  if (key === undefined) return undefined
  const [row] = await database
    .select(rating)
    .from(recipeComments)
    .where(and(eq(userId, person), eq(idempotencyKey, key)))
  return row
}

interface NewRating extends Rating {
  createdAt: Date
  idempotencyKey: string | undefined
}

/** The new row, or nothing where the attempt has made one already. */
export async function addRating(database: Database, row: NewRating): Promise<Rating | undefined> {
  const [added] = await database.insert(recipeComments).values(row).onConflictDoNothing().returning(rating)
  return added
}
