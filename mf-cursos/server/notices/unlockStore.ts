import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { unlockMails } from '../schema'

interface OwnedCourse {
  userId: number
  courseId: number
}

const waiting = ({ userId, courseId }: OwnedCourse) =>
  and(eq(unlockMails.userId, userId), eq(unlockMails.courseId, courseId), isNull(unlockMails.mailedAt))

/** Whether one of the topics is new. */
export async function addUnlocked(
  database: Database,
  { topicIds, ...unlocked }: OwnedCourse & { topicIds: readonly number[]; createdAt: Date },
): Promise<boolean> {
  const rows = topicIds.map(topicId => ({ ...unlocked, topicId }))
  const added = await database.insert(unlockMails).values(rows).onConflictDoNothing().returning()
  return added.length > 0
}

/** The topics that have opened and of which the person was not mailed. */
export async function unmailedTopics(database: Database, course: OwnedCourse): Promise<number[]> {
  const rows = await database.select({ id: unlockMails.topicId }).from(unlockMails).where(waiting(course))
  return rows.map(({ id }) => id)
}

export async function markUnlockedMailed(
  database: Database,
  { topicIds, mailedAt, ...course }: OwnedCourse & { topicIds: readonly number[]; mailedAt: Date },
): Promise<void> {
  await database
    .update(unlockMails)
    .set({ mailedAt })
    .where(and(waiting(course), inArray(unlockMails.topicId, [...topicIds])))
}
