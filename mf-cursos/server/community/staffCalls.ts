import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, ne, notExists, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from 'shared/server/database/database'
import { created, invalidField, notFound, ok } from 'shared/server/http/outcome'
import { pageOf } from 'shared/server/http/pages'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/slice'
import { tidyLines } from 'shared/text/tidyLines'
import type { StaffComment } from '../../contract/staff'
import { commentRefusals } from '../../messages'
import { commentProblem, LONGEST_COMMENT } from '../../rules/community/commentProblem'
import type { StaffCalls } from '../cursosCalls'
import { tellAsker } from '../notices/replyNotices'
import { commentReports, comments, courses } from '../schema'
import { replyRefusal } from './commentCalls'
import { lockComment, lockWithQuestion, recount, removeComment, type StoredComment } from './commentStore'

interface Rows {
  limit: number
  offset: number
}

const question = alias(comments, 'question')
const reply = alias(comments, 'reply')

/** The practice's calls about the communities. The log's words repeat no text. */
export function communityStaffCalls(context: SliceContext) {
  const { database, ports, now } = context
  function listed(transaction: Database, list: 'reported' | 'questions', { limit, offset }: Rows) {
    const isOpen = and(eq(commentReports.commentId, comments.id), eq(commentReports.settled, false))
    const reported = exists(transaction.select().from(commentReports).where(isOpen))
    const answers = and(eq(reply.parentId, comments.id), isNotNull(reply.specialist))
    const unanswered = and(
      isNull(comments.parentId),
      ne(comments.userId, 0),
      notExists(transaction.select().from(reply).where(answers)),
    )
    const isReported = list === 'reported'
    const [where, order]: [SQL | undefined, SQL] = isReported
      ? [reported, asc(comments.id)]
      : [unanswered, desc(comments.id)]
    return transaction
      .select({ comment: comments, course: courses.title, question: question.content })
      .from(comments)
      .innerJoin(courses, eq(courses.id, comments.courseId))
      .leftJoin(question, eq(question.id, comments.parentId))
      .where(where)
      .orderBy(order)
      .limit(limit)
      .offset(offset)
  }

  async function forStaff(
    transaction: Database,
    rows: Awaited<ReturnType<typeof listed>>,
  ): Promise<StaffComment[]> {
    const ids = rows.map(({ comment }) => comment.id)
    const authors = [...new Set(rows.map(({ comment }) => comment.userId))]
    const people = new Map((await ports.people.byIds(transaction, authors)).map(one => [one.id, one]))
    const reports =
      ids.length === 0
        ? []
        : await transaction
            .select()
            .from(commentReports)
            .where(and(inArray(commentReports.commentId, ids), eq(commentReports.settled, false)))
            .orderBy(asc(commentReports.createdAt))
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

  return {
    'GET staff/course-comments': ({ query, audit }) =>
      database.transaction(async transaction => {
        const page = await pageOf(query, rows => listed(transaction, query.list, rows))
        const data = await forStaff(transaction, page.data as Awaited<ReturnType<typeof listed>>)
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
        else {
          await transaction
            .update(commentReports)
            .set({ settled: true })
            .where(eq(commentReports.commentId, id))
        }
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
        const { id } = added.data as StoredComment
        await tellAsker(context, transaction, asked, added.data as StoredComment)
        const act = `question ${asked.id} answered by comment ${id}`
        return audit(transaction, { act, whose: asked.userId }, created({ id }))
      }),
  } satisfies StaffCalls
}
