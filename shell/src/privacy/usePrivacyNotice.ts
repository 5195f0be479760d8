import { CallRefused, dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { site } from './api'

/** The notice in force, or that the practice has none yet. */
export function usePrivacyNotice() {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['site', 'privacy-notice'],
    queryFn: () => dataOf(site('GET privacy-notice')),
  })
  const missing = error instanceof CallRefused && error.status === 404
  return {
    notice: data,
    missing,
    failed: isLoadingError && !missing,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}
