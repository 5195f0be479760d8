import { notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { commentRefusals } from '../../messages'
import { courseRefusal } from '../courses/ownedCourse'
import { commentById, isTakenBack, type like, lockComment, recount } from './commentStore'

interface Liked {
  userId: number
  commentId: number
}

/** Changes the person's like of a comment that they can read. */
export async function changeLike(
  context: SliceContext,
  { userId, commentId }: Liked,
  change: typeof like,
): Promise<Outcome<Liked>> {
  const { database } = context
  const comment = await commentById(database, commentId)
  if (!comment) return notFound(commentRefusals.unknown)
  const refusal = await courseRefusal(context, userId, comment.courseId)
  if (refusal) return refusal
  return database.transaction(async transaction => {
    const locked = await lockComment(transaction, commentId)
    if (!locked || isTakenBack(locked)) return notFound(commentRefusals.unknown)
    await change(transaction, commentId, userId)
    await recount(transaction, [commentId])
    return ok({ commentId, userId })
  })
}
