import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { Rating, RatingMark } from '../../contract'
import { recipeComments } from '../schema'

const { userId, recipeId, score, comments, createdAt } = recipeComments
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
