import { dataOf } from 'shared/client'
import { useInfiniteQuery, useMutation, useQueryClient } from 'shared/query'
import { notify } from 'shared/session'
import type { StaffComment } from '../../../contract/staff'
import { staffTexts } from '../../../messages'
import { cursos } from '../../api'

export type StaffList = 'reported' | 'questions'

const PAGE = 20

/** A list of the staff's, page by page, with the decisions and answers that take comments from it. */
export function useStaffComments(list: StaffList) {
  const cache = useQueryClient()
  const queryKey = ['cursos', 'staff', list]
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: page }) =>
      dataOf(cursos('GET staff/course-comments', { query: { list, page, limit: PAGE } })),
    initialPageParam: 1,
    getNextPageParam: (last: StaffComment[], pages) => (last.length < PAGE ? undefined : pages.length + 1),
  })
  const told = {
    onSettled: () => cache.invalidateQueries({ queryKey: ['cursos'] }),
    onError: () => notify({ type: 'error', title: staffTexts.failedTitle, message: staffTexts.failed }),
  }
  const deciding = useMutation({
    ...told,
    mutationFn: ({ id, decision }: { id: number; decision: 'keep' | 'remove' }) =>
      dataOf(cursos('POST staff/course-comments/{id}/decision', { params: { id }, body: { decision } })),
  })
  const answering = useMutation({
    ...told,
    mutationFn: ({ id, content, specialist }: { id: number; content: string; specialist: string }) =>
      dataOf(
        cursos('POST staff/course-comments/{id}/answer', { params: { id }, body: { content, specialist } }),
      ),
    onSuccess: () =>
      notify({ type: 'success', title: staffTexts.answeredTitle, message: staffTexts.answered }),
  })
  return { query, comments: query.data?.pages.flat(), deciding, answering }
}
