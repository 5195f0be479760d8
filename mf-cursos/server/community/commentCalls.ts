import { ownedCourseIds } from 'shared/entitlements'
import { created, invalid, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import { pageOf } from 'shared/server/http/pages'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/slice'
import type { CommentQuery } from '../../contract'
import { commentRefusals } from '../../messages'
import { commentProblem, LONGEST_COMMENT } from '../../rules/community/commentProblem'
import { courseRefusal } from '../courses/ownedCourse'
import type { CursosCalls } from '../cursosCalls'
import { comments } from '../schema'
import {
  asComments,
  commentById,
  commentsOf,
  like,
  lockComment,
  questionsOf,
  recount,
  removeComment,
  repliesTo,
  type StoredComment,
  unlike,
} from './commentStore'

/** More than anybody writes in a day, so that no community is flooded. */
const COMMENTS_A_DAY = { most: 300, message: commentRefusals.tooManyToday }

/** The entries of a page without a course, where a client may want all there are. */
const WHOLE_LIST = 1000

export function commentCalls(context: SliceContext) {
  const { database, ports, now } = context

  async function listOf(userId: number, query: CommentQuery) {
    const { courseId, parentId, filter = 'all' } = query
    if (courseId === undefined) {
      const purchases = await ports.purchases.activeOf(database, userId)
      const own = ownedCourseIds({ purchases })
      return pageOf({ ...query, limit: query.limit ?? WHOLE_LIST }, rows => commentsOf(database, own, rows))
    }
    const refusal = await courseRefusal(context, userId, courseId)
    if (refusal) return refusal
    return pageOf(query, rows =>
      parentId === undefined
        ? questionsOf(database, courseId, filter, rows)
        : repliesTo(database, { courseId, parentId }, rows),
    )
  }

  /** Changes the person's like of a comment that they can read. */
  async function changeLike(
    userId: number,
    id: number,
    change: typeof like,
  ): Promise<Outcome<{ commentId: number; userId: number }>> {
    const comment = await commentById(database, id)
    if (!comment) return notFound(commentRefusals.unknown)
    const refusal = await courseRefusal(context, userId, comment.courseId)
    if (refusal) return refusal
    return database.transaction(async transaction => {
      if (!(await lockComment(transaction, id))) return notFound(commentRefusals.unknown)
      await change(transaction, id, userId)
      await recount(transaction, [id])
      return ok({ commentId: id, userId })
    })
  }

  return {
    'GET commentary': async ({ person, query }) => {
      const page = await listOf(person.id, query)
      if (!page.ok) return page
      return { ...page, data: await asComments(database, ports.people, page.data as StoredComment[]) }
    },

    'POST commentary': async ({ person, body, idempotencyKey }) => {
      const { content, courseId } = body
      const parentId = body.parentId || null
      const problem = commentProblem(content, parentId !== null, LONGEST_COMMENT.older)
      if (problem) return invalid(problem, { content: problem })
      const added = await database.transaction(async transaction => {
        const question = parentId === null ? undefined : await lockComment(transaction, parentId)
        const outcome = await addOnce(transaction, comments, {
          row: { userId: person.id, courseId, parentId, content },
          key: idempotencyKey,
          now: now(),
          refusal: async () => {
            const refusal = await courseRefusal({ ...context, database: transaction }, person.id, courseId)
            if (refusal || parentId === null) return refusal
            const isQuestion = question?.courseId === courseId && question.parentId === null
            if (isQuestion) return undefined
            return invalid(commentRefusals.unknownParent, { parentId: commentRefusals.unknownParent })
          },
          limit: COMMENTS_A_DAY,
        })
        if (question && outcome.ok) await recount(transaction, [question.id])
        return outcome
      })
      if (!added.ok) return added
      const [comment] = await asComments(database, ports.people, [added.data as StoredComment])
      if (!comment) throw new Error('the comment was added and is not there')
      return created(comment)
    },

    'DELETE commentary/{id}': async ({ person, params }) =>
      database.transaction(async transaction => {
        // A reply is locked after its question, as everywhere, so that two calls never wait for each other.
        const known = await commentById(transaction, params.id)
        if (known?.parentId) await lockComment(transaction, known.parentId)
        const comment = await lockComment(transaction, params.id)
        if (comment?.userId !== person.id) return notFound(commentRefusals.unknown)
        await removeComment(transaction, comment)
        return ok({})
      }),

    'POST commentary/{id}/like': async ({ person, params }) => {
      const liked = await changeLike(person.id, params.id, like)
      return liked.ok ? created(liked.data as { commentId: number; userId: number }) : liked
    },

    'DELETE commentary/{id}/like': async ({ person, params }) => {
      const unliked = await changeLike(person.id, params.id, unlike)
      return unliked.ok ? ok({}) : unliked
    },
  } satisfies Partial<CursosCalls>
}
