import { conflict, invalidField, type Refused } from 'shared/server/http/outcome'
import { commentRefusals } from '../../messages'
import { isTakenBack, type StoredComment } from './commentStore'

/**
 * The refusal of a reply to this question; undefined where it may be replied to. A question that is gone has left no row
 * or an empty one: both have one answer. A question of another course has it too, so that nobody learns of it.
 */
export function replyRefusal(question: StoredComment | undefined, courseId: number): Refused | undefined {
  if (question?.courseId !== courseId || isTakenBack(question))
    return conflict(commentRefusals.removedQuestion)
  return question.parentId === null ? undefined : invalidField('parentId', commentRefusals.unknownParent)
}
