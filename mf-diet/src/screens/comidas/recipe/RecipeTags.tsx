import { Tag } from 'shared/ui/Tag'
import type { Recipe } from '../../../../contract/recipes'
import styles from './RecipeTags.module.css'

interface RecipeTagsProps {
  recipe: Recipe
  /** Opens the swap modal; undefined where the swap does not apply. */
  onTag?: (tag: string) => void
}

/** Categories, subcategories and meal times (shared/product/diet.md#recipe-detail). */
export function RecipeTags({ recipe, onTag }: RecipeTagsProps) {
  const { mealCategories, mealSubCategories, mealTime } = recipe
  const tags = [...new Set([...mealCategories, ...mealSubCategories, ...mealTime])]
  return (
    <ul className={styles.tags} aria-label="Etiquetas">
      {tags.map(tag => (
        <li key={tag}>
          <Tag tone={mealTime.includes(tag) ? 'green' : 'neutral'} onClick={onTag && (() => onTag(tag))}>
            {tag}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
