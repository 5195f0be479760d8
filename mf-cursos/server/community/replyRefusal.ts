import { conflict, invalidField, type Refused } from 'shared/server/http/outcome'
import { commentRefusals } from '../../messages'
import { isTakenBack, type StoredComment } from './commentStore'

/** The refusal of a reply to this question; undefined where it may be replied to. */
export function replyRefusal(question: StoredComment | undefined, courseId: number): Refused | undefined {
  if (question?.courseId !== courseId || question.parentId !== null)
    return invalidField('parentId', commentRefusals.unknownParent)
  return isTakenBack(question) ? conflict(commentRefusals.removedQuestion) : undefined
}
