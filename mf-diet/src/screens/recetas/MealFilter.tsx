import type { Slot } from '../../../contract'
import { SLOTS } from '../../plan/slots'
import styles from './MealFilter.module.css'

interface MealFilterProps {
  value: Slot | undefined
  onChange: (slot: Slot | undefined) => void
}

const CHOICES = [{ slot: undefined, name: 'Todas' }, ...SLOTS]

/** One chip a meal: which recipes are looked through. */
export function MealFilter({ value, onChange }: MealFilterProps) {
  return (
    <fieldset className={styles.filter} aria-label="Momento del día">
      {CHOICES.map(({ slot, name }) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={value === slot}
          onClick={() => onChange(slot)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
