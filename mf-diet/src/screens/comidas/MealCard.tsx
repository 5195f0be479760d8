import { type ReactNode, useEffect, useRef } from 'react'
import { textOf } from 'shared/html/SafeHtml'
import { CircleCheckIcon } from 'shared/ui/BasicIcon'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ShuffleIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Aliment, Exclusion } from '../../../contract/foods'
import type { Ingredient, Recipe } from '../../../contract/recipes'
import type { Preparation } from '../../catalogue/catalogueOf'
import { pictureOf } from '../../catalogue/pictureOf'
import { AvoidedFoods } from '../../exclusions/AvoidedFoods'
import { RecipePicture } from '../../picture/RecipePicture'
import { IngredientList } from './IngredientList'
import styles from './MealCard.module.css'

interface MealCardProps {
  /** The slot's name. */
  label: string
  /** The planned recipe; undefined when no recipe fits or the planned one was withdrawn. */
  recipe: Recipe | undefined
  /** The recipe's ingredients with the person's swaps. */
  ingredients: readonly Ingredient[]
  preparation: Preparation | undefined
  exclusions: readonly Exclusion[]
  alimentOf: (id: number) => Aliment | undefined
  /** Whether the meal is consumed on this day. */
  consumed: boolean
  /** Whether it is the first card, whose picture is loaded first. */
  first: boolean
  /** Whether the person comes back from this recipe: the focus returns to it. */
  cameBack: boolean
  onShuffle: () => void
  onMore: () => void
}

const INGREDIENTS_SHOWN = 4

/** One slot: picture, name, ingredients, preparation, 'Ver mas' and shuffle. */
export function MealCard({ label, recipe, preparation, first, cameBack, ...rest }: MealCardProps) {
  const more = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (cameBack) more.current?.focus({ preventScroll: true })
  }, [cameBack])

  return (
    <Card as="article" flush className={styles.card} aria-label={label}>
      <div className={styles.picture}>
        <Picture onOpen={recipe && rest.onMore}>
          <RecipePicture src={recipe && pictureOf(recipe)} alt="" width={800} height={500} eager={first} />
        </Picture>
        <span className={styles.slot}>{label}</span>
        {rest.consumed && (
          <span className={styles.consumed}>
            <CircleCheckIcon size="small" />
            Consumido
          </span>
        )}
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          {/* Announced when shuffling puts another recipe in its place. */}
          <h2 className={styles.name} aria-live="polite" data-printed={recipe?.name}>
            {recipe ? (
              <button type="button" className={styles.open} onClick={rest.onMore}>
                {recipe.name}
              </button>
            ) : (
              'Elige otra receta'
            )}
          </h2>
          <IconButton
            variant="tinted"
            className={styles.shuffle}
            label={`Cambiar ${label} al azar`}
            icon={<ShuffleIcon />}
            onClick={rest.onShuffle}
          />
        </div>
        {recipe ? (
          <>
            <AvoidedFoods
              ingredients={rest.ingredients}
              exclusions={rest.exclusions}
              alimentOf={rest.alimentOf}
            />
            <IngredientList
              ingredients={rest.ingredients}
              alimentOf={rest.alimentOf}
              limit={INGREDIENTS_SHOWN}
            />
            <Preview of={preparation} />
            <Button
              variant="quiet"
              size="small"
              className={styles.more}
              onClick={rest.onMore}
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

/** The picture opens the recipe. Keyboards and screen readers use the name beside it. */
function Picture({ onOpen, children }: { onOpen: (() => void) | undefined; children: ReactNode }) {
  if (!onOpen) return <div className={styles.photo}>{children}</div>
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={`${styles.open} ${styles.photo}`}
      onClick={onOpen}
    >
      {children}
    </button>
  )
}

/** The first words of the preparation; their room is reserved while it is loading. */
function Preview({ of: preparation }: { of: Preparation | undefined }) {
  if (preparation?.html !== undefined) return <p className={styles.preparation}>{textOf(preparation.html)}</p>
  if (preparation?.failed) return <p className={styles.preparation}>No pudimos cargar la preparación.</p>
  return (
    <div className={styles.preparation} aria-busy="true">
      <Skeleton width="100%" />
      <Skeleton width="85%" />
    </div>
  )
}
