import type { Recipe } from '../../contract/recipes'
import { pictureOf } from '../catalogue/pictureOf'
import { RecipePicture } from '../picture/RecipePicture'
import styles from './SwapList.module.css'

interface SwapRowProps {
  recipe: Recipe
  onPick: () => void
}

/** A recipe to pick: picture, name and kind. */
export function SwapRow({ recipe, onPick }: SwapRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onPick}>
      <RecipePicture src={pictureOf(recipe)} alt="" width={96} height={72} className={styles.picture} />
      <span className={styles.text}>
        <span className={styles.name}>{recipe.name}</span>
        <span className={styles.tags}>{recipe.mealSubCategories.join(' · ')}</span>
      </span>
    </button>
  )
}
