import { Button } from 'shared/ui/Button'
import type { Aliment } from '../../../contract/foods'
import type { ExclusionChange } from '../../exclusions/useExcluding'
import type { AllergyChange, ExclusionsProps } from './exclusionsProps'
import styles from './LastChange.module.css'
import { REASONS } from './reasons'

interface LastChangeProps extends Pick<ExclusionsProps, 'last' | 'onUndo'> {
  aliments: readonly Aliment[]
}

/** The last change, announced to screen readers, with a button to undo it. */
export function LastChange({ aliments, last, onUndo }: LastChangeProps) {
  return (
    <div className={styles.place}>
      <p className={last ? styles.words : undefined} role="status">
        {last && ('allergen' in last ? wordsOfAllergy(last) : wordsOfFood(last, aliments))}
      </p>
      {last && (
        <Button variant="quiet" size="small" onClick={onUndo}>
          Deshacer
        </Button>
      )}
    </div>
  )
}

function wordsOfAllergy({ allergen, marked }: AllergyChange): string {
  return marked ? `Evitas todo lo que lleva ${allergen.toLocaleLowerCase('es-MX')}.` : `Quitaste ${allergen}.`
}

function wordsOfFood({ alimentId, reason }: ExclusionChange, aliments: readonly Aliment[]): string {
  const food = aliments.find(({ id }) => id === alimentId)?.alimentos ?? 'Alimento retirado'
  const label = REASONS.find(known => known.reason === reason)?.label
  return label ? `Evitas ${food}: ${label.toLowerCase()}.` : `Quitaste ${food}.`
}
