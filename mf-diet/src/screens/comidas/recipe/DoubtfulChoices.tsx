import { AlertIcon, ChevronDownIcon } from 'shared/ui/Icon'
import type { Aliment, Exclusion } from '../../../../contract/foods'
import { allergyWords } from '../../../../rules/allergens/allergyWords'
import { displayedQuantity } from '../../../../rules/foods/displayedQuantity'
import styles from './SwapIngredientDialog.module.css'

export interface DoubtfulChoice {
  aliment: Aliment
  exclusion: Exclusion
}

interface DoubtfulChoicesProps {
  choices: readonly DoubtfulChoice[]
  quantity: number
  onPick: (aliment: Aliment) => void
}

/** Alternatives that are never offered as safe: folded away, each with what nobody knows about it. */
export function DoubtfulChoices({ choices, quantity, onPick }: DoubtfulChoicesProps) {
  if (choices.length === 0) return null
  return (
    <details className={styles.doubtful}>
      <summary className={styles.summary}>
        <AlertIcon size="small" />
        No sabemos si llevan lo que evitas ({choices.length})
        <ChevronDownIcon size="small" />
      </summary>
      <p className={styles.group}>Toma uno solo si revisaste su etiqueta.</p>
      <ul className={styles.choices} aria-label="Alternativas sin información">
        {choices.map(({ aliment, exclusion }) => (
          <li key={aliment.id}>
            <button type="button" className={styles.choice} onClick={() => onPick(aliment)}>
              <span>{allergyWords(aliment.alimentos, exclusion)}</span>
              <span className={styles.quantity}>{displayedQuantity(aliment, quantity)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
