import { dataOf } from 'shared/client'
import { useOfflineMutation } from 'shared/offline'
import { cachedOffline, useQuery, useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import type { ReplyNotice } from '../../contract/notices'
import { commentNotices, noticeTexts } from '../../messages'
import { cursos, cursosChange } from '../api'
import { ownCoursesKey } from '../courses/useOwnCourses'

export const noticesKey = (userId: number) => ['cursos', 'notices', userId]

/** A page that stays open learns of a reply within a minute. */
const ASK_AGAIN_MS = 60_000

const withoutRead = (notices: ReplyNotice[], courseId: number) =>
  notices.filter(notice => notice.courseId !== courseId)

/** The replies of a course that the person has not read, and how to mark them as read. */
export function useReplyNotices(courseId: number) {
  const user = useUser()
  const client = useQueryClient()
  const queryKey = noticesKey(user.id)
  const { data = [] } = useQuery({
    ...cachedOffline,
    queryKey,
    queryFn: () => dataOf(cursos('GET reply-notices')),
    refetchInterval: ASK_AGAIN_MS,
  })
  const reading = useOfflineMutation({
    queryKey,
    call: (course: number) => cursosChange('POST reply-notices/read', { body: { courseId: course } }),
    change: withoutRead,
    fromAnswer: (notices, _answer, course) => withoutRead(notices, course),
    deduplicationKey: course => `courses notices ${course}`,
    content: () => noticeTexts.read,
    failure: { title: commentNotices.failedTitle, message: noticeTexts.notRead },
    saysReason: true,
    quiet: true,
  })
  return {
    notices: data.filter(notice => notice.courseId === courseId),
    markRead: () =>
      reading.mutate(courseId, {
        onSettled: () => client.invalidateQueries({ queryKey: ownCoursesKey(user.id) }),
      }),
  }
}
