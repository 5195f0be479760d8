import { Button } from 'shared/ui/Button'
import type { Aliment } from '../../../contract'
import type { ExclusionsProps } from './Exclusions'
import styles from './LastChange.module.css'
import { REASONS } from './reasons'

interface LastChangeProps extends Pick<ExclusionsProps, 'last' | 'onUndo'> {
  aliments: readonly Aliment[]
}

/** The last change, announced to screen readers, with a button to undo it. */
export function LastChange({ aliments, last, onUndo }: LastChangeProps) {
  const food = aliments.find(({ id }) => id === last?.alimentId)?.alimentos ?? 'Alimento retirado'
  const label = REASONS.find(({ reason }) => reason === last?.reason)?.label
  return (
    <div className={styles.place}>
      <p className={last ? styles.words : undefined} role="status">
        {last && (label ? `Evitas ${food}: ${label.toLowerCase()}.` : `Quitaste ${food}.`)}
      </p>
      {last && (
        <Button variant="quiet" size="small" onClick={onUndo}>
          Deshacer
        </Button>
      )}
    </div>
  )
}
