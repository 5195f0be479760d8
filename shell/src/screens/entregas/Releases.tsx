import { useState } from 'react'
import type { FieldErrors } from 'shared/forms/useForm'
import type { Loading } from 'shared/query'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { AppReleases } from '../../../contract/releases'
import { releaseWords } from '../../../releasesMessages'
import { AppCard } from './AppCard'
import styles from './Releases.module.css'
import { type Change, RollbackDialog } from './RollbackDialog'

export interface ReleasesProps {
  /** Undefined while they load. */
  apps: readonly AppReleases[] | undefined
  loading: Loading
  /** The server's own words where it refused the list; empty where it said nothing. */
  refusal: string
  /** Returns the server's messages by field. */
  onBack: (change: Change & { reason: string }) => Promise<FieldErrors>
}

/** The live and the kept releases, part by part. */
export function Releases(props: ReleasesProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={releaseWords.title} lead={releaseWords.lead} />
      <Content {...props} />
    </div>
  )
}

function Content({ apps, loading, refusal, onBack }: ReleasesProps) {
  const [change, setChange] = useState<Change>()
  const [asking, setAsking] = useState(false)
  if (loading.failed) {
    return (
      <ErrorCard title={releaseWords.failed} retrying={loading.retrying} onRetry={loading.retry}>
        {refusal || undefined}
      </ErrorCard>
    )
  }
  if (!apps) {
    return (
      <div className={styles.apps} aria-busy="true">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    )
  }
  if (apps.every(({ releases }) => releases.length === 0))
    return <EmptyState title={releaseWords.noShelfTitle}>{releaseWords.noShelf}</EmptyState>

  function ask(chosen: Change) {
    setChange(chosen)
    setAsking(true)
  }
  return (
    <>
      <div className={styles.apps}>
        {apps.map(one => (
          <AppCard key={one.app} {...one} onBack={ask} />
        ))}
      </div>
      <RollbackDialog open={asking} change={change} onClose={() => setAsking(false)} onBack={onBack} />
    </>
  )
}
