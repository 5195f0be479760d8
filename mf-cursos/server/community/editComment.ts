import { conflict, invalidField, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { tidyLines } from 'shared/text/tidyLines'
import { commentRefusals } from '../../messages'
import { commentProblem, LONGEST_COMMENT } from '../../rules/community/commentProblem'
import { isEditable } from '../../rules/community/isEditable'
import { courseRefusal } from '../courses/ownedCourse'
import { changeContent, lockComment, type StoredComment } from './commentStore'

interface Edited {
  userId: number
  id: number
  content: string
}

/** Changes the text of one's own comment while it may be changed. */
export function editComment(context: SliceContext, edited: Edited): Promise<Outcome<StoredComment>> {
  const { database, now } = context
  const content = tidyLines(edited.content)
  return database.transaction(async (transaction): Promise<Outcome<StoredComment>> => {
    const comment = await lockComment(transaction, edited.id)
    if (comment?.userId !== edited.userId) return notFound(commentRefusals.unknown)
    const own = { ...context, database: transaction }
    const refusal = await courseRefusal(own, edited.userId, comment.courseId)
    if (refusal) return refusal
    const problem = commentProblem(content, comment.parentId !== null, LONGEST_COMMENT.older)
    if (problem) return invalidField('content', problem)
    // A repeated edit changes nothing, also after the time is over.
    if (comment.content === content) return ok(comment)
    if (!isEditable(comment, now())) return conflict(commentRefusals.tooLate)
    return ok((await changeContent(transaction, comment.id, content, now())) ?? comment)
  })
}
