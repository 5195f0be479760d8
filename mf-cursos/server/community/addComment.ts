import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { invalidField, type Outcome, type Refused } from 'shared/server/http/outcome'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/context'
import { limitOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { tidyLines } from 'shared/text/tidyLines'
import type { CommentBody } from '../../contract/community'
import { commentRefusals } from '../../messages'
import { commentProblem, LONGEST_COMMENT } from '../../rules/community/commentProblem'
import { allowsNameless } from '../courses/courseStore'
import { courseRefusal } from '../courses/ownedCourse'
import { tellAsker } from '../notices/replyNotices'
import { comments } from '../schema'
import { lockComment, recount, type StoredComment } from './commentStore'
import { replyRefusal } from './replyRefusal'

/** More than anybody writes in a day, so that no community is flooded. */
const COMMENTS_A_DAY = { most: 300, message: commentRefusals.tooManyToday }

/** Faster than anybody writes; counted by attempts, so that a comment that was deleted again counts too. */
const perMinute = (userId: number) =>
  limitOf({ name: 'comment', of: userId, most: 10, windowMs: MS_PER_MINUTE })

interface Added {
  userId: number
  body: CommentBody
  key: string | undefined
}

/** Adds a question, or a reply whose asker is told. */
export function addComment(
  context: SliceContext,
  { userId, body, key }: Added,
): Promise<Outcome<StoredComment>> | Refused {
  const { database, now } = context
  const { courseId, isAnonymous = false } = body
  const content = tidyLines(body.content)
  const parentId = body.parentId || null
  const problem = commentProblem(content, parentId !== null, LONGEST_COMMENT.older)
  if (problem) return invalidField('content', problem)
  return database.transaction(async transaction => {
    const question = parentId === null ? undefined : await lockComment(transaction, parentId)
    // An asker without a name replies without one below the own question.
    const asksOn = question?.anonymous === true && question.userId === userId
    const outcome = await addOnce(transaction, comments, {
      row: { userId, courseId, parentId, content, ...(!question && { anonymous: isAnonymous }) },
      computed: question && { anonymous: asksOn },
      key,
      now: now(),
      refusal: async () => {
        const refusal = await courseRefusal({ ...context, database: transaction }, userId, courseId)
        if (refusal) return refusal
        const unfit =
          parentId === null ? await namelessRefusal(transaction, body) : replyRefusal(question, courseId)
        if (unfit) return unfit
        const limits = [perMinute(userId)]
        return throttleRefusal(transaction, { limits, at: now(), message: commentRefusals.tooFast })
      },
      limit: COMMENTS_A_DAY,
    })
    if (question && outcome.ok) {
      await recount(transaction, [question.id])
      await tellAsker(context, transaction, question, outcome.data)
    }
    return outcome
  })
}

/** The refusal of a question without a name in a course that does not allow it. */
async function namelessRefusal(
  database: Database,
  { courseId, isAnonymous = false }: CommentBody,
): Promise<Refused | undefined> {
  if (!isAnonymous || (await allowsNameless(database, courseId))) return undefined
  return invalidField('isAnonymous', commentRefusals.notAnonymous)
}
