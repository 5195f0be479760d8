import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { Ports } from 'shared/server/slices/ports'
import type { Comment } from '../../contract/community'
import type { CommentFilter } from '../../rules/community/commentFilters'
import { commentLikes, commentReports, comments } from '../schema'

export type StoredComment = typeof comments.$inferSelect

export interface Rows {
  limit: number
  offset: number
}

/** The comments of these courses, the newest first; only those older than one, if it is given. */
export function commentsOf(
  database: Database,
  courseIds: readonly number[],
  { before, ...rows }: Rows & { before?: number | undefined },
): Promise<StoredComment[]> {
  const own = inArray(comments.courseId, [...courseIds])
  const where = before === undefined ? own : and(own, lt(comments.id, before))
  return read(database, where, [desc(comments.id)], rows)
}

/** The replies to a question of a course, the oldest first. */
export function repliesTo(
  database: Database,
  question: { courseId: number; parentId: number },
  rows: Rows,
): Promise<StoredComment[]> {
  const where = and(eq(comments.parentId, question.parentId), eq(comments.courseId, question.courseId))
  return read(database, where, [asc(comments.id)], rows)
}

/** The replies to several questions, the oldest first. */
export function answersTo(
  database: Database,
  questions: readonly number[],
  rows: Rows,
): Promise<StoredComment[]> {
  return read(database, inArray(comments.parentId, [...questions]), [asc(comments.id)], rows)
}

/** The questions of a course that a filter shows, in its order; *Todo* lists the newest first. */
export function questionsOf(
  database: Database,
  courseId: number,
  filter: CommentFilter,
  rows: Rows,
): Promise<StoredComment[]> {
  const questions = and(eq(comments.courseId, courseId), isNull(comments.parentId))
  // Zero is written into the statement: as a parameter it could not use the index of unanswered questions.
  const where = filter === 'unanswered' ? and(questions, sql`${comments.answerCount} = 0`) : questions
  const order = filter === 'popular' ? [desc(comments.likeCount), desc(comments.id)] : [desc(comments.id)]
  return read(database, where, order, rows)
}

function read(
  database: Database,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: Rows,
): Promise<StoredComment[]> {
  return database
    .select()
    .from(comments)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/** Whether its author took it back; only its replies are left to read. */
export function isTakenBack({ userId, specialist }: StoredComment): boolean {
  return userId === 0 && specialist === null
}

/**
 * The comments as the API writes them for a person, with their likes and the first names of their authors. Of an
 * anonymous comment nobody else gets a name, an id, or the like of its own author. A text that the person has reported is
 * not sent until the staff has decided.
 */
export async function asComments(
  database: Database,
  people: Ports['people'],
  rows: readonly StoredComment[],
  reader: number,
): Promise<Comment[]> {
  const authors = [...new Set(rows.map(row => row.userId).filter(userId => userId > 0))]
  const liked = rows.filter(row => row.likeCount > 0).map(row => row.id)
  const ids = rows.map(row => row.id)
  const [known, likes, reported] = await Promise.all([
    people.byIds(database, authors),
    liked.length === 0
      ? []
      : database
          .select()
          .from(commentLikes)
          .where(inArray(commentLikes.commentId, liked))
          .orderBy(asc(commentLikes.userId)),
    ids.length === 0
      ? []
      : database
          .select({ id: commentReports.commentId })
          .from(commentReports)
          .where(
            and(
              eq(commentReports.userId, reader),
              eq(commentReports.settled, false),
              inArray(commentReports.commentId, ids),
            ),
          ),
  ])
  const hidden = new Set(reported.map(({ id }) => id))
  const firstNames = new Map(known.map(({ id, firstName }) => [id, firstName]))
  const likesOf = new Map<number, { userId: number }[]>()
  for (const { commentId, userId } of likes) {
    const list = likesOf.get(commentId) ?? []
    list.push({ userId })
    likesOf.set(commentId, list)
  }
  return rows.map(row => {
    const isMine = row.userId === reader
    const isNameless = row.anonymous && !isMine
    const likes = likesOf.get(row.id) ?? []
    return {
      id: row.id,
      content: hidden.has(row.id) ? '' : row.content,
      courseId: row.courseId,
      parentId: row.parentId ?? 0,
      userId: isNameless ? 0 : row.userId,
      createdAt: row.createdAt.toISOString(),
      isMine,
      isEdited: row.editedAt !== null,
      isAnonymous: row.anonymous,
      isReported: hidden.has(row.id),
      specialist: row.specialist ?? '',
      user: { firstName: isNameless ? '' : (firstNames.get(row.userId) ?? '') },
      likes: isNameless ? likes.filter(({ userId }) => userId !== row.userId) : likes,
      answerCount: row.answerCount,
    }
  })
}

export async function commentById(database: Database, id: number): Promise<StoredComment | undefined> {
  const [comment] = await database.select().from(comments).where(eq(comments.id, id))
  return comment
}

/** The comment, which nobody else changes or replies to until the transaction ends. */
export async function lockComment(database: Database, id: number): Promise<StoredComment | undefined> {
  const [comment] = await database.select().from(comments).where(eq(comments.id, id)).for('update')
  return comment
}

export async function changeContent(
  database: Database,
  id: number,
  content: string,
  editedAt: Date,
): Promise<StoredComment | undefined> {
  const changed = { content, editedAt }
  const [edited] = await database.update(comments).set(changed).where(eq(comments.id, id)).returning()
  return edited
}

/** Counts the likes and the replies of comments again. The caller has locked them where others may change them. */
export async function recount(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await database
    .update(comments)
    .set({
      likeCount: sql`(select count(*)::int from cursos.comment_likes own where own.comment_id = ${comments.id})`,
      answerCount: sql`(select count(*)::int from cursos.comments reply where reply.parent_id = ${comments.id})`,
    })
    .where(inArray(comments.id, [...ids]))
}

/** Adds a like; a like that is already there stays. */
export async function like(database: Database, commentId: number, userId: number): Promise<void> {
  await database.insert(commentLikes).values({ commentId, userId }).onConflictDoNothing()
}

export async function unlike(database: Database, commentId: number, userId: number): Promise<void> {
  await database
    .delete(commentLikes)
    .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)))
}

/** The comment, locked after its question, as everywhere, so that two calls never wait for each other. */
export async function lockWithQuestion(database: Database, id: number): Promise<StoredComment | undefined> {
  const known = await commentById(database, id)
  if (known?.parentId) await lockComment(database, known.parentId)
  return lockComment(database, id)
}

/**
 * Removes a comment that the caller has locked. A question that has replies loses its text, its author and its likes
 * and stays above them; it goes with the last of them.
 */
export async function removeComment(database: Database, comment: StoredComment): Promise<void> {
  const { id, parentId, answerCount } = comment
  if (answerCount > 0) {
    await database.delete(commentLikes).where(eq(commentLikes.commentId, id))
    await database.delete(commentReports).where(eq(commentReports.commentId, id))
    await database.update(comments).set(TAKEN_BACK).where(eq(comments.id, id))
    await recount(database, [id])
    return
  }
  await database.delete(comments).where(eq(comments.id, id))
  const question = parentId === null ? undefined : await lockComment(database, parentId)
  if (!question) return
  await recount(database, [question.id])
  if (question.userId === 0 && question.answerCount <= 1) {
    await database.delete(comments).where(and(eq(comments.id, question.id), eq(comments.answerCount, 0)))
  }
}

/** The values with which a comment stays that tells nothing of its author. */
export const TAKEN_BACK = {
  userId: 0 as const,
  content: '',
  editedAt: null,
  anonymous: false,
  idempotencyKey: null,
}
