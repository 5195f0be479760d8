import type { Database } from 'shared/server/database/database'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'
import type { ReplyNotice } from '../../contract/notices'
import { replyMail } from '../../messages'
import { asComments, type StoredComment } from '../community/commentStore'
import { courseRefusal } from '../courses/ownedCourse'
import { deliverCourseMail } from './courseMail'
import { addNotice, hasMailedNotice, markNoticeMailed, unmailedNotice, unreadOf } from './noticeStore'

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
  if (!(await addNotice(transaction, { commentId: reply.id, userId }))) return
  await jobs.send(replyMailJob, { userId, commentId: reply.id }, { transaction, key: String(reply.id) })
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

/**
 * Mails one notice. A question whose asker was mailed and has not looked yet brings no second mail, and a reply that was
 * read or removed meanwhile, or whose question was, brings none.
 */
export const sendReplyMail = jobHandler(replyMailJob, async (context, { userId, commentId }, attempt) => {
  const { database, now } = context
  const notice = await unmailedNotice(database, commentId)
  if (!notice || (await courseRefusal(context, userId, notice.courseId))) return
  if (await hasMailedNotice(database, { questionId: notice.parentId ?? 0, except: commentId })) return
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
  await markNoticeMailed(database, commentId, now())
})
