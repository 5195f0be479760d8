import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import type { ContentType } from '../../contract/tips'
import { tips } from '../api'

/** The address of the entries on our server; the product pages name the environment (shared/product/diet.md#tips). */
export const CONTENT_PLACE = { space: 'mydiet', environment: 'testing' } as const

/** Tips change only when the practice publishes. */
export const STALE_AFTER_MS = 10 * 60_000

/** The most entries that the content service sends at once. */
const LIMIT = 1000

export const ENTRIES = 'GET content/spaces/{space}/environments/{environment}/entries'

/** All entries of one kind. */
export function useEntries(kind: ContentType) {
  return useQuery({
    ...cachedOffline,
    queryKey: ['diet', 'content', kind],
    queryFn: () =>
      dataOf(tips(ENTRIES, { params: CONTENT_PLACE, query: { content_type: kind, limit: LIMIT } })),
    staleTime: STALE_AFTER_MS,
  })
}
