import { and, eq } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import {
  conflict,
  created,
  invalidField,
  notFound,
  type Outcome,
  ok,
  type Refused,
} from 'shared/server/http/outcome'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/slice'
import { dailyLimitRefusal } from 'shared/server/throttle/dailyLimit'
import { limitOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { tidyLines } from 'shared/text/tidyLines'
import { commentRefusals } from '../../messages'
import { commentProblem, LONGEST_COMMENT } from '../../rules/community/commentProblem'
import { isEditable } from '../../rules/community/isEditable'
import { courseRefusal } from '../courses/ownedCourse'
import type { CommunityCalls } from '../cursosCalls'
import { tellAsker } from '../notices/replyNotices'
import { commentReports, comments, courses } from '../schema'
import {
  asComments,
  commentById,
  isTakenBack,
  like,
  lockComment,
  lockWithQuestion,
  recount,
  removeComment,
  type StoredComment,
  unlike,
} from './commentStore'
import { listCalls } from './listCalls'

/** More than anybody writes in a day, so that no community is flooded. */
const COMMENTS_A_DAY = { most: 300, message: commentRefusals.tooManyToday }

/** Faster than anybody writes; counted by attempts, so that a comment that was deleted again counts too. */
const perMinute = (userId: number) =>
  limitOf({ name: 'comment', of: userId, most: 10, windowMs: MS_PER_MINUTE })

/** More than anybody reports in earnest, so that nobody hides a community from the staff in a heap of reports. */
const REPORTS_A_DAY = { most: 20, message: commentRefusals.tooManyReports }

export function commentCalls(context: SliceContext) {
  const { database, ports, now } = context

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
      const locked = await lockComment(transaction, id)
      if (!locked || isTakenBack(locked)) return notFound(commentRefusals.unknown)
      await change(transaction, id, userId)
      await recount(transaction, [id])
      return ok({ commentId: id, userId })
    })
  }

  return {
    ...listCalls(context),

    'POST commentary': async ({ person, body, idempotencyKey }) => {
      const { courseId, isAnonymous = false } = body
      const content = tidyLines(body.content)
      const parentId = body.parentId || null
      const problem = commentProblem(content, parentId !== null, LONGEST_COMMENT.older)
      if (problem) return invalidField('content', problem)
      const added = await database.transaction(async transaction => {
        const question = parentId === null ? undefined : await lockComment(transaction, parentId)
        // An asker without a name replies without one below the own question.
        const asksOn = question?.anonymous === true && question.userId === person.id
        const outcome = await addOnce(transaction, comments, {
          row: {
            userId: person.id,
            courseId,
            parentId,
            content,
            ...(!question && { anonymous: isAnonymous }),
          },
          computed: question && { anonymous: asksOn },
          key: idempotencyKey,
          now: now(),
          refusal: async () => {
            const refusal = await courseRefusal({ ...context, database: transaction }, person.id, courseId)
            if (refusal) return refusal
            const unfit =
              parentId === null ? await namelessRefusal(transaction, body) : replyRefusal(question, courseId)
            if (unfit) return unfit
            const limits = [perMinute(person.id)]
            return throttleRefusal(transaction, { limits, at: now(), message: commentRefusals.tooFast })
          },
          limit: COMMENTS_A_DAY,
        })
        if (question && outcome.ok) {
          await recount(transaction, [question.id])
          await tellAsker(context, transaction, question, outcome.data as StoredComment)
        }
        return outcome
      })
      if (!added.ok) return added
      const [comment] = await asComments(database, ports.people, [added.data as StoredComment], person.id)
      if (!comment) throw new Error('the comment was added and is not there')
      return created(comment)
    },

    'PATCH commentary/{id}': async ({ person, params, body }) => {
      const content = tidyLines(body.content)
      const changed = await database.transaction(async (transaction): Promise<Outcome<StoredComment>> => {
        const comment = await lockComment(transaction, params.id)
        if (comment?.userId !== person.id) return notFound(commentRefusals.unknown)
        const refusal = await courseRefusal(
          { ...context, database: transaction },
          person.id,
          comment.courseId,
        )
        if (refusal) return refusal
        const problem = commentProblem(content, comment.parentId !== null, LONGEST_COMMENT.older)
        if (problem) return invalidField('content', problem)
        // A repeated edit changes nothing, also after the time is over.
        if (comment.content === content) return ok(comment)
        if (!isEditable(comment, now())) return conflict(commentRefusals.tooLate)
        const [edited] = await transaction
          .update(comments)
          .set({ content, editedAt: now() })
          .where(eq(comments.id, comment.id))
          .returning()
        return ok(edited ?? comment)
      })
      if (!changed.ok) return changed
      const [comment] = await asComments(database, ports.people, [changed.data as StoredComment], person.id)
      if (!comment) throw new Error('the comment was edited and is not there')
      return ok(comment)
    },

    'POST commentary/{id}/report': async ({ person, params: { id }, body: { reason } }) =>
      database.transaction(async transaction => {
        const comment = await lockComment(transaction, id)
        if (!comment || isTakenBack(comment)) return notFound(commentRefusals.unknown)
        const refusal = await courseRefusal(
          { ...context, database: transaction },
          person.id,
          comment.courseId,
        )
        if (refusal) return refusal
        if (comment.userId === person.id) return conflict(commentRefusals.ownReport)
        const row = { commentId: id, userId: person.id }
        if (await hasReported(transaction, row)) return created({ commentId: id })
        const limited = await dailyLimitRefusal(transaction, {
          table: commentReports,
          userId: person.id,
          now: now(),
          limit: REPORTS_A_DAY,
        })
        if (limited) return limited
        await transaction.insert(commentReports).values({ ...row, reason, createdAt: now() })
        return created({ commentId: id })
      }),

    'DELETE commentary/{id}': async ({ person, params }) =>
      database.transaction(async transaction => {
        const comment = await lockWithQuestion(transaction, params.id)
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
  } satisfies CommunityCalls
}

/** The refusal of a reply to this question; undefined where it may be replied to. */
export function replyRefusal(question: StoredComment | undefined, courseId: number): Refused | undefined {
  if (question?.courseId !== courseId || question.parentId !== null)
    return invalidField('parentId', commentRefusals.unknownParent)
  return isTakenBack(question) ? conflict(commentRefusals.removedQuestion) : undefined
}

/** The refusal of a question without a name in a course that does not allow it. */
async function namelessRefusal(
  database: Database,
  { courseId, isAnonymous = false }: { courseId: number; isAnonymous?: boolean },
): Promise<Refused | undefined> {
  const allows = and(eq(courses.id, courseId), eq(courses.anonymousQuestions, true))
  if (!isAnonymous || (await database.$count(courses, allows)) > 0) return undefined
  return invalidField('isAnonymous', commentRefusals.notAnonymous)
}

async function hasReported(
  database: Database,
  { commentId, userId }: { commentId: number; userId: number },
): Promise<boolean> {
  const own = and(eq(commentReports.commentId, commentId), eq(commentReports.userId, userId))
  return (await database.$count(commentReports, own)) > 0
}
