import { Link } from 'shared/router'
import { CircleCheckIcon } from 'shared/ui/BasicIcon'
import type { Recipe } from '../../../contract/recipes'
import { pictureOf } from '../../catalogue/pictureOf'
import { RecipePicture } from '../../picture/RecipePicture'
import { FROM_LIST } from '../comidas/recipe/BackLink'
import styles from './FoundCard.module.css'

interface FoundCardProps {
  recipe: Recipe
  consumed: boolean
  /** The query of its address: the search, and the recipe. */
  search: string
}

export function FoundCard({ recipe, consumed, search }: FoundCardProps) {
  return (
    <Link className={styles.card} to={{ search }} state={FROM_LIST}>
      <RecipePicture src={pictureOf(recipe)} alt="" width={400} height={300} />
      <span className={styles.text}>
        <span className={styles.name}>{recipe.name}</span>
        <span className={styles.tags}>{recipe.mealSubCategories.join(' · ')}</span>
        {consumed && (
          <span className={styles.consumed}>
            <CircleCheckIcon size="small" />
            Consumido
          </span>
        )}
      </span>
    </Link>
  )
}
