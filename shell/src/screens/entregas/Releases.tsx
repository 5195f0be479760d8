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
import { type Ask, DecisionDialog, type DecisionDialogProps } from './DecisionDialog'
import { PreviewDialog, type PreviewDialogProps } from './PreviewDialog'
import styles from './Releases.module.css'
import { type Change, RollbackDialog } from './RollbackDialog'

export interface ReleasesProps {
  /** Undefined while they load. */
  apps: readonly AppReleases[] | undefined
  loading: Loading
  /** The server's own words where it refused the list; empty where it said nothing. */
  refusal: string
  preview: PreviewDialogProps
  /** Returns the server's messages by field. */
  onBack: (change: Change & { reason: string }) => Promise<FieldErrors>
  onDecide: DecisionDialogProps['onDecide']
}

/** The live and the kept releases, part by part. */
export function Releases(props: ReleasesProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={releaseWords.title} lead={releaseWords.lead} />
      <Content {...props} />
      <PreviewDialog {...props.preview} />
    </div>
  )
}

function Content({ apps, loading, refusal, onBack, onDecide }: Omit<ReleasesProps, 'preview'>) {
  const [change, setChange] = useState<Change>()
  const [asking, setAsking] = useState(false)
  const [decision, setDecision] = useState<Ask>()
  const [deciding, setDeciding] = useState(false)
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
  function askDecision(chosen: Ask) {
    setDecision(chosen)
    setDeciding(true)
  }
  return (
    <>
      <div className={styles.apps}>
        {apps.map(one => (
          <AppCard key={one.app} {...one} onBack={ask} onAsk={askDecision} />
        ))}
      </div>
      <DecisionDialog open={deciding} ask={decision} onClose={() => setDeciding(false)} onDecide={onDecide} />
      <RollbackDialog open={asking} change={change} onClose={() => setAsking(false)} onBack={onBack} />
    </>
  )
}
