import { CallRefused, dataOf } from 'shared/client'
import { allOf, useQuery } from 'shared/query'
import { site } from './api'

/** The notice in force; `missing` if the practice has none yet. */
export function usePrivacyNotice() {
  const query = useQuery({
    queryKey: ['site', 'privacy-notice'],
    queryFn: () => dataOf(site('GET privacy-notice')),
  })
  const missing = query.error instanceof CallRefused && query.error.status === 404
  return { notice: query.data, missing, ...(missing ? allOf() : allOf(query)) }
}
