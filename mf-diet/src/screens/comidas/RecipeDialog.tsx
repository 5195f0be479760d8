import { SafeHtml } from 'shared/html/SafeHtml'
import { Dialog } from 'shared/ui/Dialog'
import { RecipePicture } from 'shared/ui/RecipePicture'
import { Tag } from 'shared/ui/Tag'
import type { Aliment, Recipe } from '../../../contract'
import { pictureOf } from '../../catalogue/pictureOf'
import { IngredientList } from './IngredientList'
import styles from './RecipeDialog.module.css'

interface RecipeDialogProps {
  recipe: Recipe
  /** The slot's name. */
  label: string
  alimentOf: (id: number) => Aliment | undefined
  open: boolean
  onClose: () => void
}

/** The whole recipe. */
export function RecipeDialog({ recipe, label, alimentOf, open, onClose }: RecipeDialogProps) {
  const tags = [...new Set([label, ...recipe.mealCategories, ...recipe.mealSubCategories])]
  return (
    <Dialog open={open} onClose={onClose} title={recipe.name} size="large">
      <div className={styles.recipe}>
        <RecipePicture src={pictureOf(recipe)} alt="" width={800} height={600} className={styles.picture} />
        <ul className={styles.tags} aria-label="Etiquetas">
          {tags.map(tag => (
            <li key={tag}>
              <Tag tone={tag === label ? 'green' : 'neutral'}>{tag}</Tag>
            </li>
          ))}
        </ul>
        <h3>Ingredientes</h3>
        <IngredientList ingredients={recipe.ingredients} alimentOf={alimentOf} />
        <h3>Preparación</h3>
        <SafeHtml html={recipe.preparation} className={styles.preparation} />
      </div>
    </Dialog>
  )
}
