import { dataOf } from 'shared/client'
import { cachedOffline, keepPreviousData, useQuery } from 'shared/query'
import { cursos } from '../api'

const STALE_AFTER_MS = 5 * 60_000

/**
 * The first products of the catalogue with a category that contains one of the tags, in the order that the wire names
 * (shared/product/wire.md#calls).
 */
export function useProducts(tags: readonly string[], limit: number) {
  const q = tags.join('|')
  return useQuery({
    ...cachedOffline,
    queryKey: ['cursos', 'products', q, limit],
    queryFn: () =>
      dataOf(cursos('GET products', { query: { page: 1, limit, q, orderBy: 'name', order: 'desc' } })),
    staleTime: STALE_AFTER_MS,
    placeholderData: keepPreviousData,
  })
}
