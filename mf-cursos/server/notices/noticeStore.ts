import { and, count, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from 'shared/server/database/database'
import { comments, courses, replyNotices } from '../schema'

/** More are not listed: they are marked as read together. */
const MOST_LISTED = 50

/** Whether it is new. */
export async function addNotice(
  database: Database,
  notice: { commentId: number; userId: number },
): Promise<boolean> {
  const added = await database.insert(replyNotices).values(notice).onConflictDoNothing().returning()
  return added.length > 0
}

const reply = alias(comments, 'reply')
const question = alias(comments, 'question')

/** A question that was taken back has no author left, and nobody to tell of its replies. */
const isStillAsked = and(eq(question.id, reply.parentId), eq(question.userId, replyNotices.userId))

/** The newest first. */
export function unreadOf(database: Database, userId: number) {
  return database
    .select({ reply, question, course: courses.title, mailedAt: replyNotices.mailedAt })
    .from(replyNotices)
    .innerJoin(reply, eq(reply.id, replyNotices.commentId))
    .innerJoin(question, isStillAsked)
    .innerJoin(courses, eq(courses.id, reply.courseId))
    .where(and(eq(replyNotices.userId, userId), isNull(replyNotices.readAt)))
    .orderBy(desc(reply.id))
    .limit(MOST_LISTED)
}

/** The numbers of a person's unread replies, by the course. */
export async function unreadCounts(database: Database, userId: number): Promise<Map<number, number>> {
  const rows = await database
    .select({ courseId: reply.courseId, unread: count() })
    .from(replyNotices)
    .innerJoin(reply, eq(reply.id, replyNotices.commentId))
    .innerJoin(question, isStillAsked)
    .where(and(eq(replyNotices.userId, userId), isNull(replyNotices.readAt)))
    .groupBy(reply.courseId)
  return new Map(rows.map(({ courseId, unread }) => [courseId, unread]))
}

export async function markRead(
  database: Database,
  { userId, courseId, readAt }: { userId: number; courseId: number; readAt: Date },
): Promise<void> {
  const ofCourse = database.select({ id: comments.id }).from(comments).where(eq(comments.courseId, courseId))
  await database
    .update(replyNotices)
    .set({ readAt })
    .where(
      and(
        eq(replyNotices.userId, userId),
        isNull(replyNotices.readAt),
        inArray(replyNotices.commentId, ofCourse),
      ),
    )
}

/** The notice with its reply's course, where the reply was neither read nor mailed and its question is still asked. */
export async function unmailedNotice(database: Database, commentId: number) {
  const [notice] = await database
    .select({
      parentId: reply.parentId,
      repliedBy: reply.userId,
      courseId: reply.courseId,
      course: courses.title,
    })
    .from(replyNotices)
    .innerJoin(reply, eq(reply.id, replyNotices.commentId))
    .innerJoin(question, isStillAsked)
    .innerJoin(courses, eq(courses.id, reply.courseId))
    .where(
      and(eq(replyNotices.commentId, commentId), isNull(replyNotices.readAt), isNull(replyNotices.mailedAt)),
    )
  return notice
}

/** Whether the asker was mailed another reply to this question and has not looked yet. */
export async function hasMailedNotice(
  database: Database,
  { questionId, except }: { questionId: number; except: number },
): Promise<boolean> {
  const [earlier] = await database
    .select({ id: replyNotices.commentId })
    .from(replyNotices)
    .innerJoin(comments, eq(comments.id, replyNotices.commentId))
    .where(
      and(
        eq(comments.parentId, questionId),
        ne(comments.id, except),
        isNull(replyNotices.readAt),
        isNotNull(replyNotices.mailedAt),
      ),
    )
    .limit(1)
  return earlier !== undefined
}

export async function markNoticeMailed(database: Database, commentId: number, mailedAt: Date): Promise<void> {
  await database.update(replyNotices).set({ mailedAt }).where(eq(replyNotices.commentId, commentId))
}
