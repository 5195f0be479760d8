import { and, asc, desc, eq, exists, isNotNull, isNull, ne, notExists, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from 'shared/server/database/database'
import { commentReports, comments, courses } from '../schema'
import type { Rows, StoredComment } from './commentStore'

/** A comment with the title of its course, and the text of the question that it replies to. */
export interface ListedForStaff {
  comment: StoredComment
  course: string
  question: string | null
}

const question = alias(comments, 'question')
const reply = alias(comments, 'reply')

/** The comments with open reports, the oldest first, or the questions that no specialist has answered, the newest first. */
export function commentsForStaff(
  database: Database,
  list: 'reported' | 'questions',
  { limit, offset }: Rows,
): Promise<ListedForStaff[]> {
  const isOpen = and(eq(commentReports.commentId, comments.id), eq(commentReports.settled, false))
  const reported = exists(database.select().from(commentReports).where(isOpen))
  const answers = and(eq(reply.parentId, comments.id), isNotNull(reply.specialist))
  const unanswered = and(
    isNull(comments.parentId),
    ne(comments.userId, 0),
    notExists(database.select().from(reply).where(answers)),
  )
  const [where, order]: [SQL | undefined, SQL] =
    list === 'reported' ? [reported, asc(comments.id)] : [unanswered, desc(comments.id)]
  return database
    .select({ comment: comments, course: courses.title, question: question.content })
    .from(comments)
    .innerJoin(courses, eq(courses.id, comments.courseId))
    .leftJoin(question, eq(question.id, comments.parentId))
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
}
