import type { Loading } from 'shared/query'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { progressMessages } from '../../messages'

/** The card in place of a progress that could not be loaded; the course can be read meanwhile. */
export function ProgressNotLoaded({ loading }: { loading: Loading }) {
  if (!loading.failed) return null
  return (
    <ErrorCard title={progressMessages.notLoaded} retrying={loading.retrying} onRetry={loading.retry}>
      {progressMessages.notLoadedHint}
    </ErrorCard>
  )
}
