import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import type { ContentType } from '../../contract'
import { tips } from '../api'

/** Where our server answers; the environment's name is section 9's. */
export const CONTENT_PLACE = { space: 'mydiet', environment: 'testing' } as const

/** Tips change when the practice publishes, not while a person reads. */
export const STALE_AFTER_MS = 10 * 60_000

/** As many as the content service gives at once. */
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
