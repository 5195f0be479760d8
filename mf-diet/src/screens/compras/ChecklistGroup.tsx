import { useId } from 'react'
import { displayedQuantity } from '../../../rules/foods/displayedQuantity'
import type { ShoppingGroup } from '../../../rules/shopping/marketOrder'
import styles from './ChecklistGroup.module.css'

interface ChecklistGroupProps {
  group: ShoppingGroup
  checked: ReadonlySet<number>
  onTick: (alimentId: number, checked: boolean) => void
}

/** The foods of one group; a whole row can be pressed. */
export function ChecklistGroup({ group: { grupo, items }, checked, onTick }: ChecklistGroupProps) {
  const heading = useId()
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        {grupo}
      </h2>
      <ul className={styles.items}>
        {items.map(({ aliment, quantity }) => (
          <li key={aliment.id}>
            <label className={styles.item}>
              <input
                className={styles.box}
                type="checkbox"
                checked={checked.has(aliment.id)}
                onChange={event => onTick(aliment.id, event.target.checked)}
              />
              <span className={styles.name}>{aliment.alimentos}</span>
              <span className={styles.quantity}>{displayedQuantity(aliment, quantity)}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
