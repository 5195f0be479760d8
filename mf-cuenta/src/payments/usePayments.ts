import { dataOf } from 'shared/client'
import { cachedOffline, useInfiniteQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { payments } from '../api'

const PAGE = 20

/** The person's payments, newest first, page by page. */
export function usePayments() {
  const { id } = useUser()
  const query = useInfiniteQuery({
    ...cachedOffline,
    queryKey: ['cuenta', 'payments', id],
    queryFn: ({ pageParam }) => dataOf(payments('GET payments', { query: { page: pageParam, limit: PAGE } })),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length < PAGE ? undefined : all.length + 1),
  })
  return { query, list: query.data?.pages.flat() }
}
