import { Checkbox } from 'shared/ui/Checkbox'
import styles from './ExcludedFoods.module.css'

interface WholeAllergenProps {
  food: string
  /** The allergens of the food. */
  allergens: readonly string[]
  onlyThis: boolean
  busy: boolean
  onOnlyThis: (onlyThis: boolean) => void
}

/** An allergy to a food is one to its allergens; the person can say that it is that food alone. */
export function WholeAllergen({ food, allergens, onlyThis, busy, onOnlyThis }: WholeAllergenProps) {
  if (allergens.length === 0) return null
  const names = allergens.map(name => name.toLocaleLowerCase('es-MX')).join(', ')
  return (
    <div className={styles.whole}>
      {onlyThis
        ? `Lleva: ${names}. No evitamos otros alimentos por eso.`
        : `También evitamos todo lo que lleva: ${names}.`}
      <Checkbox
        label={`Solo evito ${food}`}
        checked={onlyThis}
        disabled={busy}
        onChange={event => onOnlyThis(event.target.checked)}
      />
    </div>
  )
}
