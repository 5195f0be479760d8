import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import type { Aliment, Exclusion } from '../../../contract'
import { exclusionMessages } from '../../../messages'
import type { ExclusionChange } from '../../exclusions/useExcluding'
import { useAlong } from '../../plan/useAlong'
import { ExcludedFoods } from './ExcludedFoods'
import styles from './Exclusions.module.css'
import { ExclusionsSkeleton } from './ExclusionsSkeleton'
import { FoodSearch } from './FoodSearch'
import { LastChange } from './LastChange'
import { REASONS } from './reasons'

export interface ExclusionsProps {
  /** Undefined while they are loading. */
  aliments: readonly Aliment[] | undefined
  exclusions: readonly Exclusion[] | undefined
  /** Foods whose change is being sent to the server. */
  busy: ReadonlySet<number>
  /** Without a reason the food is no longer excluded. */
  onChange: (alimentId: number, reason: Exclusion['reason'] | undefined) => void
  /** The last change, which can be undone. */
  last: ExclusionChange | undefined
  onUndo: () => void
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/** The foods a person leaves out, in every state the page can be in. */
export function Exclusions({ aliments, exclusions, busy, onChange, last, onUndo, ...rest }: ExclusionsProps) {
  const along = useAlong()
  return (
    <div className={styles.page}>
      <PageHeader
        title={exclusionMessages.title}
        back={{ to: along('/user/comidas'), label: 'Tu plan de comidas' }}
        lead="Los dejamos fuera de tus planes, de los cambios de ingredientes y de tu lista de compras."
      />
      <dl className={styles.meaning}>
        {REASONS.map(({ reason, label, meaning, Icon }) => (
          <div key={reason} className={styles.reason}>
            <Icon size="small" className={styles[reason]} />
            <dt>{label}:</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {rest.failed ? (
        <ErrorCard title="No pudimos cargar tus alimentos" retrying={rest.retrying} onRetry={rest.onRetry} />
      ) : aliments && exclusions ? (
        <>
          <FoodSearch aliments={aliments} exclusions={exclusions} busy={busy} onChange={onChange} />
          <ExcludedFoods aliments={aliments} exclusions={exclusions} busy={busy} onChange={onChange} />
          <LastChange aliments={aliments} last={last} onUndo={onUndo} />
        </>
      ) : (
        <ExclusionsSkeleton />
      )}
    </div>
  )
}
