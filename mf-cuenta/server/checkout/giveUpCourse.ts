import type { Database } from 'shared/server/database/database'
import { cancelCourse } from '../purchaseStore'
import { endUnearned, lockCheckouts } from './endUnearned'

/** Ends the ownership of a course, and the open payments whose discount came with it. */
export async function giveUpCourse(
  database: Database,
  { userId, courseId, now }: { userId: number; courseId: number; now: Date },
): Promise<boolean> {
  return database.transaction(async one => {
    await lockCheckouts(one, userId)
    const wasBought = await cancelCourse(one, userId, courseId)
    await endUnearned(one, userId, now)
    return wasBought
  })
}
