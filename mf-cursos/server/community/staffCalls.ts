import type { Database } from 'shared/server/database/database'
import { created, invalidField, notFound, ok } from 'shared/server/http/outcome'
import { pageOf } from 'shared/server/http/pages'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/context'
import { tidyLines } from 'shared/text/tidyLines'
import type { StaffComment } from '../../contract/staff'
import { commentRefusals } from '../../messages'
import { commentProblem, LONGEST_COMMENT } from '../../rules/community/commentProblem'
import type { StaffCalls } from '../cursosCalls'
import { tellAsker } from '../notices/replyNotices'
import { comments } from '../schema'
import { lockComment, lockWithQuestion, recount, removeComment } from './commentStore'
import { replyRefusal } from './replyRefusal'
import { openReports, settleReports } from './reportStore'
import { commentsForStaff, type ListedForStaff } from './staffCommentStore'

/** The practice's calls about the communities. The log's words repeat no text. */
export function communityStaffCalls(context: SliceContext): StaffCalls {
  const { database, now } = context
  return {
    'GET staff/course-comments': ({ query, audit }) =>
      database.transaction(async transaction => {
        const page = await pageOf(query, rows => commentsForStaff(transaction, query.list, rows))
        const data = await forStaff(context, transaction, page.data)
        return audit(
          transaction,
          { act: `course comments read: ${query.list}`, whose: null },
          { ...page, data },
        )
      }),

    'POST staff/course-comments/{id}/decision': ({ params: { id }, body: { decision }, audit }) =>
      database.transaction(async transaction => {
        const comment = await lockWithQuestion(transaction, id)
        if (!comment) return notFound(commentRefusals.unknown)
        if (decision === 'remove') await removeComment(transaction, comment)
        else await settleReports(transaction, id)
        const act = `comment ${id} ${decision === 'remove' ? 'removed' : 'left in place'}`
        return audit(transaction, { act, whose: comment.userId || null }, ok({}))
      }),

    'POST staff/course-comments/{id}/answer': ({ params, body, audit, idempotencyKey }) =>
      database.transaction(async transaction => {
        const content = tidyLines(body.content)
        const specialist = body.specialist.trim()
        if (specialist === '') return invalidField('specialist', commentRefusals.specialistMissing)
        const problem = commentProblem(content, true, LONGEST_COMMENT.older)
        if (problem) return invalidField('content', problem)
        const asked = await lockComment(transaction, params.id)
        if (!asked) return notFound(commentRefusals.unknown)
        const added = await addOnce(transaction, comments, {
          // It belongs to nobody's account, so it outlives the member who wrote it.
          row: { userId: 0, courseId: asked.courseId, parentId: asked.id, content, specialist },
          key: idempotencyKey,
          now: now(),
          refusal: async () => replyRefusal(asked, asked.courseId),
        })
        if (!added.ok) return added
        await recount(transaction, [asked.id])
        const { id } = added.data
        await tellAsker(context, transaction, asked, added.data)
        const act = `question ${asked.id} answered by comment ${id}`
        return audit(transaction, { act, whose: asked.userId }, created({ id }))
      }),
  }
}

async function forStaff(
  { ports }: SliceContext,
  transaction: Database,
  rows: readonly ListedForStaff[],
): Promise<StaffComment[]> {
  const authors = [...new Set(rows.map(({ comment }) => comment.userId))]
  const people = new Map((await ports.people.byIds(transaction, authors)).map(one => [one.id, one]))
  const ids = rows.map(({ comment }) => comment.id)
  const reports = await openReports(transaction, ids)
  return rows.map(row => {
    const { id, content, parentId, anonymous, createdAt, userId, specialist } = row.comment
    const person = people.get(userId)
    return {
      id,
      course: row.course,
      content,
      question: row.question ?? '',
      isQuestion: parentId === null,
      isAnonymous: anonymous,
      createdAt: createdAt.toISOString(),
      author: specialist ?? `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
      reports: reports.filter(({ commentId }) => commentId === id).map(({ reason }) => reason),
    }
  })
}
