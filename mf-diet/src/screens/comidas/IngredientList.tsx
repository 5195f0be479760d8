import type { Aliment, Ingredient } from '../../../contract'
import { displayedQuantity } from '../../../rules/foods/displayedQuantity'
import styles from './IngredientList.module.css'

interface IngredientListProps {
  ingredients: readonly Ingredient[]
  alimentOf: (id: number) => Aliment | undefined
  /** How many a screen shows; the rest is counted there, and printed. */
  limit?: number
}

/** What a recipe is made of, with the displayed quantity of section 3. */
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
