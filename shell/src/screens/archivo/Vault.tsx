import type { Loading } from 'shared/query'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { OpenedVault, Opening } from '../../../contract/vault'
import { vaultWords } from '../../../vaultMessages'
import { AskForm, type AskFormProps } from './AskForm'
import { OpenedRecord } from './OpenedRecord'
import { OpeningCard, type OpeningCardProps } from './OpeningCard'
import styles from './Vault.module.css'

export interface VaultProps extends AskFormProps, Pick<OpeningCardProps, 'onApprove' | 'onRead'> {
  /** Undefined while they load. */
  openings: readonly Opening[] | undefined
  loading: Loading
  /** The server's own words where it refused the list; empty where it said nothing. */
  refusal: string
  /** The record that is being read. */
  opened: OpenedVault | undefined
  onDownload: (name: string) => void
  onSave: () => void
  onClose: () => void
}

/** The wishes that stand, one more, and what was opened. */
export function Vault({ opened, onDownload, onSave, onClose, ...list }: VaultProps) {
  return (
    <>
      <PageHeader title={vaultWords.title} lead={vaultWords.lead} />
      <div className={styles.page}>
        {opened ? (
          <OpenedRecord opened={opened} onDownload={onDownload} onSave={onSave} onClose={onClose} />
        ) : (
          <>
            <Openings {...list} />
            <AskForm onAsk={list.onAsk} />
          </>
        )}
      </div>
    </>
  )
}

type OpeningsProps = Omit<VaultProps, 'opened' | 'onDownload' | 'onSave' | 'onClose' | 'onAsk'>

function Openings({ openings, loading, refusal, ...card }: OpeningsProps) {
  if (loading.failed) {
    return (
      <ErrorCard title={vaultWords.failed} retrying={loading.retrying} onRetry={loading.retry}>
        {refusal || undefined}
      </ErrorCard>
    )
  }
  return (
    <section className={styles.list} aria-labelledby="openings" aria-busy={!openings}>
      <h2 id="openings">{vaultWords.openings}</h2>
      {!openings && <Skeleton shape="card" />}
      {openings?.length === 0 && (
        <Card tone="sunken">
          <p>{vaultWords.none}</p>
        </Card>
      )}
      {openings?.map(opening => (
        <OpeningCard key={opening.id} opening={opening} {...card} />
      ))}
    </section>
  )
}
