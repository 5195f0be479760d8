import { and, count, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from 'shared/server/database/database'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'
import type { ReplyNotice } from '../../contract/notices'
import { replyMail } from '../../messages'
import { asComments, type StoredComment } from '../community/commentStore'
import { courseRefusal } from '../courses/ownedCourse'
import { comments, courses, replyNotices } from '../schema'
import { deliverCourseMail } from './courseMail'

/** More are not listed: they are marked as read together. */
const MOST_LISTED = 50

const replyMailJob = defineJob({
  name: 'cursos-reply',
  payload: Type.Object({ userId: Type.Integer(), commentId: Type.Integer() }),
})

/**
 * Tells the asker of a question about a reply of somebody else, in the transaction that adds the reply: by a notice in
 * the app, and by a mail. A repeated call tells nothing twice.
 */
export async function tellAsker(
  { jobs }: SliceContext,
  transaction: Database,
  question: StoredComment,
  reply: StoredComment,
): Promise<void> {
  const { userId } = question
  if (userId === 0 || userId === reply.userId) return
  const added = await transaction
    .insert(replyNotices)
    .values({ commentId: reply.id, userId })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return
  await jobs.send(replyMailJob, { userId, commentId: reply.id }, { transaction, key: String(reply.id) })
}

const reply = alias(comments, 'reply')
const question = alias(comments, 'question')

function unreadOf(database: Database, userId: number) {
  return database
    .select({ reply, question, course: courses.title, mailedAt: replyNotices.mailedAt })
    .from(replyNotices)
    .innerJoin(reply, eq(reply.id, replyNotices.commentId))
    .innerJoin(question, eq(question.id, reply.parentId))
    .innerJoin(courses, eq(courses.id, reply.courseId))
    .where(and(eq(replyNotices.userId, userId), isNull(replyNotices.readAt)))
    .orderBy(desc(reply.id))
    .limit(MOST_LISTED)
}

/** The unread replies to a person's questions, the newest first. */
export async function unreadReplies(
  { database, ports }: SliceContext,
  userId: number,
): Promise<ReplyNotice[]> {
  const rows = await unreadOf(database, userId)
  const replies = await asComments(
    database,
    ports.people,
    rows.map(row => row.reply),
    userId,
  )
  return rows.flatMap((row, at) => {
    const shown = replies[at]
    if (!shown || shown.isReported) return []
    const { courseId, content } = row.question
    return [{ courseId, course: row.course, question: content, reply: shown }]
  })
}

/** The numbers of a person's unread replies, by the course. */
export async function unreadCounts(database: Database, userId: number): Promise<Map<number, number>> {
  const rows = await database
    .select({ courseId: comments.courseId, unread: count() })
    .from(replyNotices)
    .innerJoin(comments, eq(comments.id, replyNotices.commentId))
    .where(and(eq(replyNotices.userId, userId), isNull(replyNotices.readAt)))
    .groupBy(comments.courseId)
  return new Map(rows.map(({ courseId, unread }) => [courseId, unread]))
}

export async function markRead(
  { database, now }: SliceContext,
  userId: number,
  courseId: number,
): Promise<void> {
  const ofCourse = database.select({ id: comments.id }).from(comments).where(eq(comments.courseId, courseId))
  await database
    .update(replyNotices)
    .set({ readAt: now() })
    .where(
      and(
        eq(replyNotices.userId, userId),
        isNull(replyNotices.readAt),
        inArray(replyNotices.commentId, ofCourse),
      ),
    )
}

/**
 * Mails one notice. A question whose asker was mailed and has not looked yet brings no second mail, and a reply that was
 * read or removed meanwhile brings none.
 */
export const sendReplyMail = jobHandler(replyMailJob, async (context, { userId, commentId }, attempt) => {
  const { database, now } = context
  const [notice] = await database
    .select({
      parentId: comments.parentId,
      repliedBy: comments.userId,
      courseId: comments.courseId,
      course: courses.title,
    })
    .from(replyNotices)
    .innerJoin(comments, eq(comments.id, replyNotices.commentId))
    .innerJoin(courses, eq(courses.id, comments.courseId))
    .where(
      and(eq(replyNotices.commentId, commentId), isNull(replyNotices.readAt), isNull(replyNotices.mailedAt)),
    )
  if (!notice || (await courseRefusal(context, userId, notice.courseId))) return
  const [earlier] = await database
    .select({ id: replyNotices.commentId })
    .from(replyNotices)
    .innerJoin(comments, eq(comments.id, replyNotices.commentId))
    .where(
      and(
        eq(comments.parentId, notice.parentId ?? 0),
        ne(comments.id, commentId),
        isNull(replyNotices.readAt),
        isNotNull(replyNotices.mailedAt),
      ),
    )
    .limit(1)
  if (earlier) return
  const isSent = await deliverCourseMail(context, attempt, {
    userId,
    // The reply has no author once their account has ended.
    cause: notice.repliedBy ? { account: notice.repliedBy } : 'practice',
    kind: 'replies',
    subject: replyMail.subject,
    body: [replyMail.lead(notice.course)],
    button: replyMail.button,
    path: `/user/tema/detalleV3?curso=${notice.courseId}&tab=3`,
  })
  if (!isSent) return
  await database.update(replyNotices).set({ mailedAt: now() }).where(eq(replyNotices.commentId, commentId))
})
