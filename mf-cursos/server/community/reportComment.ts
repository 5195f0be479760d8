import { conflict, created, notFound, type Outcome } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { dailyLimitRefusal } from 'shared/server/throttle/dailyLimit'
import type { ReportReason } from '../../contract/community'
import { commentRefusals } from '../../messages'
import { courseRefusal } from '../courses/ownedCourse'
import { commentReports } from '../schema'
import { isTakenBack, lockComment } from './commentStore'
import { addReport, hasReported } from './reportStore'

/** More than anybody reports in earnest, so that nobody hides a community from the staff in a heap of reports. */
const REPORTS_A_DAY = { most: 20, message: commentRefusals.tooManyReports }

interface Reported {
  userId: number
  commentId: number
  reason: ReportReason
}

/** Reports a comment of another person to the staff, once. */
export function reportComment(
  context: SliceContext,
  { userId, commentId, reason }: Reported,
): Promise<Outcome<{ commentId: number }>> {
  const { database, now } = context
  return database.transaction(async transaction => {
    const comment = await lockComment(transaction, commentId)
    if (!comment || isTakenBack(comment)) return notFound(commentRefusals.unknown)
    const refusal = await courseRefusal({ ...context, database: transaction }, userId, comment.courseId)
    if (refusal) return refusal
    if (comment.userId === userId) return conflict(commentRefusals.ownReport)
    if (await hasReported(transaction, { commentId, userId })) return created({ commentId })
    const limit = { table: commentReports, userId, now: now(), limit: REPORTS_A_DAY }
    const limited = await dailyLimitRefusal(transaction, limit)
    if (limited) return limited
    await addReport(transaction, { commentId, userId, reason, createdAt: now() })
    return created({ commentId })
  })
}
