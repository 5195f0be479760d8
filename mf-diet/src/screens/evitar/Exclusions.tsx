import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { exclusionMessages } from '../../../messages'
import { useAlong } from '../../plan/useAlong'
import { Allergies } from './Allergies'
import { ExcludedFoods } from './ExcludedFoods'
import styles from './Exclusions.module.css'
import { ExclusionsSkeleton } from './ExclusionsSkeleton'
import type { ExclusionsProps } from './exclusionsProps'
import { FoodSearch } from './FoodSearch'
import { LastChange } from './LastChange'
import { REASONS } from './reasons'

/** The foods a person leaves out, in every state the page can be in. */
export function Exclusions({
  aliments,
  exclusions,
  allergens,
  marking,
  onMark,
  busy,
  onChange,
  last,
  onUndo,
  planned,
  ...rest
}: ExclusionsProps) {
  const along = useAlong()
  return (
    <div className={styles.page}>
      <PageHeader
        title={exclusionMessages.title}
        back={{ to: along('/user/comidas'), label: 'Tu plan de comidas' }}
        lead="Los dejamos fuera de tus planes, de los cambios de ingredientes y de tu lista de compras."
      />
      {rest.failed ? (
        <ErrorCard title="No pudimos cargar tus alimentos" retrying={rest.retrying} onRetry={rest.onRetry} />
      ) : aliments && exclusions && allergens ? (
        <>
          <FoodSearch
            aliments={aliments}
            exclusions={exclusions}
            allergens={allergens}
            marking={marking}
            onMark={onMark}
            busy={busy}
            onChange={onChange}
          />
          <Allergies
            allergens={allergens}
            busy={marking}
            onMark={onMark}
            unknown={exclusions.filter(({ because }) => because?.unknown).length}
          />
          <div className={styles.planned}>{planned}</div>
          <dl className={styles.meaning}>
            {REASONS.map(({ reason, label, meaning, Icon }) => (
              <div key={reason} className={styles.reason}>
                <Icon size="small" className={styles[reason]} />
                <dt>{label}:</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <ExcludedFoods
            aliments={aliments}
            exclusions={exclusions}
            allergic={allergens.some(({ marked }) => marked)}
            busy={busy}
            onChange={onChange}
          />
          <LastChange aliments={aliments} last={last} onUndo={onUndo} />
        </>
      ) : (
        <ExclusionsSkeleton />
      )}
    </div>
  )
}
