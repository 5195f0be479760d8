import { and, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { purchases } from '../schema'
import { endUnearned, lockCheckouts } from './endUnearned'

/** Ends the ownership of a course, and the open payments whose discount came with it. */
export async function giveUpCourse(
  database: Database,
  { userId, courseId, now }: { userId: number; courseId: number; now: Date },
): Promise<boolean> {
  const bought = and(
    eq(purchases.userId, userId),
    eq(purchases.productId, 'Course'),
    eq(purchases.product, courseId),
  )
  return database.transaction(async one => {
    await lockCheckouts(one, userId)
    const active = and(bought, eq(purchases.status, 'ACTIVE'))
    await one.update(purchases).set({ status: 'CANCELLED' }).where(active)
    await endUnearned(one, userId, now)
    return (await one.$count(purchases, bought)) > 0
  })
}
