import type { Aliment } from '../../../contract/foods'
import type { Ingredient } from '../../../contract/recipes'
import { displayedQuantity } from '../../../rules/foods/displayedQuantity'
import styles from './IngredientList.module.css'

interface IngredientListProps {
  ingredients: readonly Ingredient[]
  alimentOf: (id: number) => Aliment | undefined
  /** The number of ingredients on a screen; the others are counted there, and printed. */
  limit?: number
}

/** A recipe's ingredients with their displayed quantity (shared/product/diet.md#displayed-quantity). */
export function IngredientList({
  ingredients,
  alimentOf,
  limit = Number.POSITIVE_INFINITY,
}: IngredientListProps) {
  const known = ingredients.flatMap(ingredient => {
    const aliment = alimentOf(ingredient.aliment)
    return aliment ? [{ aliment, quantity: displayedQuantity(aliment, ingredient.quantity) }] : []
  })
  const hidden = known.length - limit
  return (
    <ul className={styles.list} aria-label="Ingredientes">
      {known.map(({ aliment, quantity }, i) => (
        <li key={aliment.id} className={`${styles.ingredient} ${i < limit ? '' : styles.beyond}`}>
          <span>{aliment.alimentos}</span>
          <span className={styles.quantity}>{quantity}</span>
        </li>
      ))}
      {hidden > 0 && (
        <li className={styles.count}>
          y {hidden === 1 ? '1 ingrediente más' : `${hidden} ingredientes más`}
        </li>
      )}
    </ul>
  )
}
