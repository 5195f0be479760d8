import { type ReactNode, useState } from 'react'
import { CircleCheckIcon } from 'shared/ui/BasicIcon'
import { Button } from 'shared/ui/Button'
import { PrinterIcon } from 'shared/ui/Icon'
import type { Exclusion } from '../../../../contract/foods'
import type { IngredientSwapBody, Recipe } from '../../../../contract/recipes'
import type { Catalogue } from '../../../catalogue/catalogueOf'
import { pictureOf } from '../../../catalogue/pictureOf'
import { RecipePicture } from '../../../picture/RecipePicture'
import { PortionStepper } from '../../../portions/PortionStepper'
import { IngredientTable } from './IngredientTable'
import { KeepAwake } from './KeepAwake'
import { LockedRecipe } from './LockedRecipe'
import { Preparation } from './Preparation'
import { RateRecipe, type Rating } from './RateRecipe'
import { RecipeTags } from './RecipeTags'
import styles from './RecipeView.module.css'
import { StepsOfOriginal } from './StepsOfOriginal'

export interface RecipeViewProps {
  recipe: Recipe
  /** The label of its meal time. */
  label: string
  catalogue: Catalogue
  exclusions: readonly Exclusion[]
  /** Whether the meal is consumed; outside a plan, whether the person has rated the recipe. */
  consumed: boolean
  /** Says that its plan is not saved. */
  mark?: ReactNode
  rating: Rating
  onSwapIngredient: (swap: IngredientSwapBody) => void
  /** Opens the swap modal by a tag; undefined where the swap does not apply. */
  onTag?: (tag: string) => void
  /** Another action, such as 'Cambiar'. */
  action?: ReactNode
  /** The button below the ingredients: 'Guardar Cambios'. */
  save?: ReactNode
}

/** The whole recipe (shared/product/diet.md#recipe-detail). */
export function RecipeView({ recipe, label, catalogue, consumed, ...rest }: RecipeViewProps) {
  const mine = catalogue.accessible.includes(recipe)
  return (
    <article className={styles.recipe}>
      <div className={styles.about}>
        <div className={styles.picture}>
          <RecipePicture src={pictureOf(recipe)} alt="" width={800} height={600} eager />
          <span className={styles.label}>{label}</span>
        </div>
        <div>
          {/* Announced when another recipe takes its place. */}
          <h1 tabIndex={-1} aria-live="polite">
            {recipe.name}
          </h1>
          <p role="status" className={styles.consumed}>
            {consumed && (
              <>
                <CircleCheckIcon size="small" />
                Consumido
              </>
            )}
            {rest.mark}
          </p>
        </div>
        <div className={styles.actions}>
          {rest.action}
          {mine && <RateRecipe rating={rest.rating} consumed={consumed} recipe={recipe} />}
        </div>
      </div>
      {mine ? <Making key={recipe.id} recipe={recipe} catalogue={catalogue} {...rest} /> : <LockedRecipe />}
      {/* After what one came for: on a phone the rows of tags would fill the first screen. */}
      <div className={styles.tags}>
        <RecipeTags recipe={recipe} onTag={rest.onTag} />
      </div>
    </article>
  )
}

type MakingProps = Pick<RecipeViewProps, 'recipe' | 'catalogue' | 'exclusions' | 'onSwapIngredient' | 'save'>

/** Ingredients and preparation. */
function Making({ recipe, catalogue, exclusions, onSwapIngredient, save }: MakingProps) {
  const [portions, setPortions] = useState(1)
  const swapped = catalogue.ingredientsOf(recipe).flatMap(({ aliment, original }) => {
    const [to, from] = [catalogue.alimentOf(aliment), catalogue.alimentOf(original)]
    return to && from && to !== from ? [{ original: from.alimentos, taken: to.alimentos }] : []
  })
  return (
    <div className={styles.making}>
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h2>Ingredientes</h2>
          <PortionStepper value={portions} onChange={setPortions} />
        </div>
        <IngredientTable
          recipe={recipe}
          catalogue={catalogue}
          exclusions={exclusions}
          portions={portions}
          onSwap={onSwapIngredient}
        />
        {save}
      </section>
      <section className={styles.section}>
        <h2>Preparación</h2>
        <StepsOfOriginal swapped={swapped} />
        <Preparation of={catalogue.preparationOf(recipe)} />
        <div className={styles.kitchen}>
          <KeepAwake />
          <Button
            variant="quiet"
            size="small"
            icon={<PrinterIcon size="small" />}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
        </div>
      </section>
    </div>
  )
}
