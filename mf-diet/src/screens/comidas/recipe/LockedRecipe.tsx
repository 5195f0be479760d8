import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { recipeRefusals } from '../../../../messages'

/** A recipe without access: only its name and picture are shown (shared/product/diet.md#recipe-access). */
export function LockedRecipe() {
  return (
    <EmptyState
      title={recipeRefusals.locked}
      action={<ButtonLink to="/user/solutions">Ver opciones</ButtonLink>}
    >
      Sus ingredientes y su preparación se abren con el curso al que pertenece.
    </EmptyState>
  )
}
