import { useState } from 'react'
import { useSearchParams } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { PlusIcon } from 'shared/ui/Icon'
import { recipeRefusals } from '../../../messages'
import { fits } from '../../../rules/plans/slotsOf'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { SLOTS } from '../../plan/slots'
import { useAlong } from '../../plan/useAlong'
import { BackLink } from '../comidas/recipe/BackLink'
import { RecipeDetail } from '../comidas/recipe/RecipeDetail'
import { AddToPlanDialog } from './AddToPlanDialog'
import styles from './FoundRecipe.module.css'

interface FoundRecipeProps {
  id: number
  catalogue: Catalogue
}

/** A recipe that was found, with a button to put it into a day's plan. */
export function FoundRecipe({ id, catalogue }: FoundRecipeProps) {
  const [parameters] = useSearchParams()
  const along = useAlong()
  const [adding, setAdding] = useState(false)
  const recipe = catalogue.recipeOf(id)
  if (!recipe) {
    return (
      <EmptyState
        level="h1"
        title={recipeRefusals.unknownRecipe}
        action={<ButtonLink to={along('/user/comidas/recetas')}>Ver todas las recetas</ButtonLink>}
      >
        Puede que la hayan retirado.
      </EmptyState>
    )
  }

  const slots = SLOTS.filter(({ slot }) => fits[slot](recipe))
  const mine = catalogue.accessible.includes(recipe)
  const list = new URLSearchParams(parameters)
  list.delete('receta')
  return (
    <>
      <div className={styles.back}>
        <BackLink to={`/user/comidas/recetas?${list}`}>Recetas</BackLink>
      </div>
      <RecipeDetail
        recipe={recipe}
        label={slots.map(({ name }) => name).join(' · ')}
        catalogue={catalogue}
        action={
          mine &&
          slots.length > 0 && (
            <Button variant="secondary" icon={<PlusIcon size="small" />} onClick={() => setAdding(true)}>
              Agregar a mi plan
            </Button>
          )
        }
      />
      <AddToPlanDialog
        open={adding}
        onClose={() => setAdding(false)}
        recipe={recipe}
        slots={slots}
        catalogue={catalogue}
      />
    </>
  )
}
