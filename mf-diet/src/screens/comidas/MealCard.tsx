import { useEffect, useRef } from 'react'
import { textOf } from 'shared/html/SafeHtml'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ShuffleIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import { RecipePicture } from 'shared/ui/RecipePicture'
import type { Aliment, Exclusion, Ingredient, Recipe } from '../../../contract'
import { pictureOf } from '../../catalogue/pictureOf'
import { AvoidedFoods } from '../../exclusions/AvoidedFoods'
import { IngredientList } from './IngredientList'
import styles from './MealCard.module.css'

interface MealCardProps {
  /** The slot's name. */
  label: string
  /** What is planned for it; nothing when no recipe fits or the planned one was withdrawn. */
  recipe: Recipe | undefined
  /** The recipe's, with the person's swaps. */
  ingredients: readonly Ingredient[]
  exclusions: readonly Exclusion[]
  alimentOf: (id: number) => Aliment | undefined
  /** The first card's picture is what the person sees first. */
  first: boolean
  /** The person comes back from this recipe: the focus goes to where it was. */
  cameBack: boolean
  onShuffle: () => void
  onMore: () => void
}

const INGREDIENTS_SHOWN = 4

/** One slot: image, name, ingredient list, preparation, 'Ver mas' and shuffle. */
export function MealCard({ label, recipe, first, cameBack, onShuffle, onMore, ...made }: MealCardProps) {
  const more = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (cameBack) more.current?.focus({ preventScroll: true })
  }, [cameBack])

  return (
    <Card as="article" flush className={styles.card} aria-label={label}>
      <div className={styles.picture}>
        <RecipePicture src={recipe && pictureOf(recipe)} alt="" width={800} height={600} eager={first} />
        <span className={styles.slot}>{label}</span>
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          {/* Read aloud when shuffling puts another recipe in its place. */}
          <h2 className={styles.name} aria-live="polite">
            {recipe?.name ?? 'Elige otra receta'}
          </h2>
          <IconButton
            variant="tinted"
            label={`Cambiar ${label} al azar`}
            icon={<ShuffleIcon />}
            onClick={onShuffle}
          />
        </div>
        {recipe ? (
          <>
            <AvoidedFoods {...made} />
            <IngredientList
              ingredients={made.ingredients}
              alimentOf={made.alimentOf}
              limit={INGREDIENTS_SHOWN}
            />
            <p className={styles.preparation}>{textOf(recipe.preparation)}</p>
            <Button
              variant="quiet"
              size="small"
              className={styles.more}
              onClick={onMore}
              ref={more}
              aria-label={`Ver mas de ${recipe.name}`}
            >
              Ver mas
            </Button>
          </>
        ) : (
          <p className={styles.preparation}>La receta de este momento del día ya no está disponible.</p>
        )}
      </div>
    </Card>
  )
}
