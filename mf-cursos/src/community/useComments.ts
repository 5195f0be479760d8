import { CallRefused, dataOf } from 'shared/client'
import { useOfflineMutation } from 'shared/offline'
import { cachedOffline, useInfiniteQuery, useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import type { Comment, ReportReason } from '../../contract/community'
import { commentNotices } from '../../messages'
import type { CommentFilter } from '../../rules/community/commentFilters'
import { cursos, cursosChange } from '../api'
import { ownCoursesKey } from '../courses/useOwnCourses'
import { noticesKey } from '../notices/useReplyNotices'
import {
  addComment,
  allComments,
  type CommentPages,
  mapComment,
  PAGE,
  withLike,
  withoutAuthor,
} from './commentPages'
import { useNextPage } from './useNextPage'

/** The questions of a course in the order of a filter, or the replies to one of them. */
export type CommentList = { courseId: number } & ({ filter: CommentFilter } | { parentId: number })

/** The notices of what a person writes replace each other. */
export const COMMENT_NOTICE = 'comment'

/** Whether a reply was refused because its question was deleted. */
export const isGone = (error: unknown) => error instanceof CallRefused && error.status === 409

const listKey = ({ courseId, ...list }: CommentList) => ['cursos', 'community', courseId, list]

/** A comment that its author sees before the server has it. */
interface NewComment {
  content: string
  isAnonymous: boolean
  /** Negative, so that it differs from every stored one. */
  temporaryId: number
  createdAt: string
}

/** A list of comments, page by page, and the changes of it: shown at once, undone where the server refuses them. */
export function useComments(list: CommentList, enabled = true) {
  const user = useUser()
  const client = useQueryClient()
  const queryKey = listKey(list)
  const { courseId } = list
  const parentId = 'parentId' in list ? list.parentId : undefined
  const place = parentId === undefined ? 'begin' : 'end'

  const readPage = (page: number) => cursos('GET commentary', { query: { ...list, page, limit: PAGE } })
  const query = useInfiniteQuery({
    ...cachedOffline,
    queryKey,
    queryFn: ({ pageParam }) => dataOf(readPage(pageParam)),
    initialPageParam: 1,
    getNextPageParam: (last: Comment[], pages) => (last.length < PAGE ? undefined : pages.length + 1),
    enabled,
  })
  const next = useNextPage({ queryKey, fetchNextPage: query.fetchNextPage, readPage })

  const posting = useOfflineMutation({
    queryKey,
    call: ({ content, isAnonymous }: NewComment) =>
      cursosChange('POST commentary', { body: { content, courseId, parentId: parentId ?? 0, isAnonymous } }),
    change: (pages: CommentPages, { content, isAnonymous, temporaryId, createdAt }) => {
      const { id: userId, firstName } = user
      const comment = { content, courseId, createdAt, userId, user: { firstName }, isAnonymous }
      const fresh = { isMine: true, isEdited: false, isReported: false, specialist: '' }
      return addComment(
        pages,
        { ...comment, ...fresh, id: temporaryId, parentId: parentId ?? 0, likes: [], answerCount: 0 },
        place,
      )
    },
    fromAnswer: (pages, comment) => addComment(pages, comment, place),
    content: ({ content }) => content,
    failure: { title: commentNotices.failedTitle, message: commentNotices.notPosted },
    // On a phone the list with the new comment begins below the screen.
    saved: {
      ...(parentId === undefined ? commentNotices.asked : commentNotices.replied),
      about: COMMENT_NOTICE,
    },
    saysReason: true,
  })

  const changeLike = (pages: CommentPages, { id, liked }: { id: number; liked: boolean }) =>
    mapComment(pages, id, comment => withLike(comment, user.id, liked))
  const liking = useOfflineMutation({
    queryKey,
    call: ({ id, liked }: { id: number; liked: boolean }) =>
      liked
        ? cursosChange('POST commentary/{id}/like', { params: { id } })
        : cursosChange('DELETE commentary/{id}/like', { params: { id } }),
    change: changeLike,
    fromAnswer: (pages, _answer, change) => changeLike(pages, change),
    deduplicationKey: ({ id }) => `courses like ${id}`,
    content: ({ liked }) => commentNotices.like(liked),
    failure: { title: commentNotices.failedTitle, message: commentNotices.notLiked },
    saysReason: true,
    quiet: true,
  })

  const editing = useOfflineMutation({
    queryKey,
    call: ({ id, content }: { id: number; content: string }) =>
      cursosChange('PATCH commentary/{id}', { params: { id }, body: { content } }),
    change: (pages: CommentPages, { id, content }) =>
      mapComment(pages, id, comment => ({ ...comment, content, isEdited: true })),
    fromAnswer: (pages, comment) => mapComment(pages, comment.id, () => comment),
    deduplicationKey: ({ id }) => `courses comment ${id}`,
    content: ({ content }) => content,
    failure: { title: commentNotices.failedTitle, message: commentNotices.notEdited },
    saysReason: true,
  })

  const hideReported = (pages: CommentPages, { id }: { id: number; reason: ReportReason }) =>
    mapComment(pages, id, comment => ({ ...comment, content: '', isReported: true }))
  const reporting = useOfflineMutation({
    queryKey,
    call: ({ id, reason }: { id: number; reason: ReportReason }) =>
      cursosChange('POST commentary/{id}/report', { params: { id }, body: { reason } }),
    change: hideReported,
    fromAnswer: (pages, _answer, report) => hideReported(pages, report),
    content: () => commentNotices.report,
    failure: { title: commentNotices.failedTitle, message: commentNotices.notReported },
    saysReason: true,
  })

  const remove = (pages: CommentPages, { id }: { id: number }) => mapComment(pages, id, withoutAuthor)
  const removing = useOfflineMutation({
    queryKey,
    call: ({ id }: { id: number }) => cursosChange('DELETE commentary/{id}', { params: { id } }),
    // Afterwards the list is fetched again: a reply that arrived meanwhile keeps its question.
    change: remove,
    content: () => commentNotices.removal,
    failure: { title: commentNotices.failedTitle, message: commentNotices.notRemoved },
    saysReason: true,
  })

  /** Questions show the number of their replies, which has changed. */
  const refreshQuestions = () =>
    parentId !== undefined &&
    client.invalidateQueries({
      queryKey: ['cursos', 'community', courseId],
      predicate: ({ queryKey: [, , , other] }) =>
        typeof other === 'object' && other !== null && 'filter' in other,
    })

  /** Replies to a question that is deleted are told of no more. */
  const refreshNotices = () =>
    Promise.all(
      [noticesKey, ownCoursesKey].map(keyOf => client.invalidateQueries({ queryKey: keyOf(user.id) })),
    )

  return {
    comments: query.data && allComments(query.data),
    query,
    /** Loads the next page; undefined after the last. */
    more: query.hasNextPage ? () => void next.load() : undefined,
    isLoadingMore: next.isLoading,
    /** Rejects if the server refuses it; a notice has told the person by then. */
    post: async (content: string, isAnonymous = false) => {
      const fresh = { temporaryId: -Date.now(), createdAt: new Date().toISOString() }
      await posting.mutateAsync({ content, isAnonymous, ...fresh }).catch(error => {
        // The list still shows the question.
        if (isGone(error)) void refreshQuestions()
        throw error
      })
      // Not awaited: the comment is posted, and a draft of it would invite to post it again.
      void refreshQuestions()
    },
    isPosting: posting.isPending,
    like: (comment: Comment) =>
      liking.mutate({ id: comment.id, liked: !comment.likes.some(({ userId }) => userId === user.id) }),
    /** Rejects where the server refuses it; the person has been told then. */
    edit: async ({ id, content: before }: Comment, content: string) => {
      if (content !== before) await editing.mutateAsync({ id, content })
    },
    report: ({ id }: Comment, reason: ReportReason) => reporting.mutate({ id, reason }),
    remove: (comment: Comment) =>
      removing.mutate(comment, {
        onSuccess: () => void (parentId === undefined ? refreshNotices() : refreshQuestions()),
      }),
  }
}
