import { ownedCourseIds } from 'shared/entitlements'
import { type Batches, inBatches } from 'shared/server/database/batches'
import { invalidField, streamed } from 'shared/server/http/outcome'
import { isPaged, pageOf } from 'shared/server/http/pages'
import { Streamed } from 'shared/server/http/streamed'
import type { SliceContext } from 'shared/server/slices/context'
import type { CommentQuery, ListedComment } from '../../contract/community'
import { commentRefusals } from '../../messages'
import { courseRefusal } from '../courses/ownedCourse'
import type { CommunityCalls } from '../cursosCalls'
import { answersTo, asComments, commentsOf, questionsOf, repliesTo, type StoredComment } from './commentStore'

/** Comments are short, and each batch asks for their authors, likes and replies. */
const A_BATCH = 200

/** The most replies that come with the questions of a batch or page. */
const MOST_ANSWERS = 1000

/** The lists of a community. */
export function listCalls(context: SliceContext): Pick<CommunityCalls, 'GET commentary'> {
  const { database, ports } = context

  async function ownCourses(userId: number): Promise<number[]> {
    return ownedCourseIds({ purchases: await ports.purchases.activeOf(database, userId) })
  }

  async function* everyComment(userId: number): Batches<ListedComment> {
    const own = await ownCourses(userId)
    const batches = inBatches<StoredComment>(
      (last, limit) => commentsOf(database, own, { limit, offset: 0, before: last?.id }),
      A_BATCH,
    )
    for await (const rows of batches) yield written(rows, userId, true)
  }

  async function pageOfComments(userId: number, query: CommentQuery) {
    const { courseId, parentId, filter = 'all' } = query
    if (courseId === undefined) {
      const own = await ownCourses(userId)
      return pageOf(query, rows => commentsOf(database, own, rows))
    }
    const refusal = await courseRefusal(context, userId, courseId)
    if (refusal) return refusal
    return pageOf(query, rows =>
      parentId === undefined
        ? questionsOf(database, courseId, filter, rows)
        : repliesTo(database, { courseId, parentId }, rows),
    )
  }

  /** The comments as the API writes them; of a list without a course, each question with its replies. */
  async function written(rows: readonly StoredComment[], reader: number, hasAnswers: boolean) {
    const comments: ListedComment[] = await asComments(database, ports.people, rows, reader)
    if (!hasAnswers) return comments
    const asked = comments.filter(({ parentId, answerCount }) => parentId === 0 && answerCount > 0)
    const ids = asked.map(({ id }) => id)
    const found = ids.length > 0 ? await answersTo(database, ids, { limit: MOST_ANSWERS, offset: 0 }) : []
    const answers = await asComments(database, ports.people, found, reader)
    return comments.map(comment =>
      comment.parentId === 0
        ? { ...comment, answers: answers.filter(({ parentId }) => parentId === comment.id) }
        : comment,
    )
  }

  return {
    'GET commentary': async ({ person, query }) => {
      const { courseId, parentId } = query
      if (courseId === undefined && parentId !== undefined)
        return invalidField('courseId', commentRefusals.courseMissing)
      if (courseId === undefined && !isPaged(query))
        return streamed(new Streamed<ListedComment[]>(everyComment(person.id)))
      const page = await pageOfComments(person.id, query)
      if (!page.ok) return page
      const rows = page.data
      return streamed(new Streamed(await written(rows, person.id, courseId === undefined)), page.headers)
    },
  }
}
