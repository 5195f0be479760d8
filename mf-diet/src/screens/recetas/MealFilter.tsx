import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import type { Slot } from '../../../contract/mealPlans'
import { SLOTS } from '../../plan/slots'
import styles from './MealFilter.module.css'

interface MealFilterProps {
  value: Slot | undefined
  onChange: (slot: Slot | undefined) => void
}

const ALL = 'all'
const CHOICES = [
  { value: ALL, label: 'Todas' },
  ...SLOTS.map(({ slot, name }) => ({ value: slot, label: name })),
] as const

/** The meal whose recipes are searched, or all. */
export function MealFilter({ value, onChange }: MealFilterProps) {
  return (
    <div className={styles.filter}>
      <ChoiceGroup<Slot | typeof ALL>
        label="Momento del día"
        labelHidden
        look="chips"
        choices={CHOICES}
        value={value ?? ALL}
        onChange={chosen => onChange(chosen === ALL ? undefined : chosen)}
      />
    </div>
  )
}
