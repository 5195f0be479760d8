import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { recipeRefusals } from '../../../../messages'

/** A recipe whose courses the person does not have: its name and picture are all there is (rulings, 11). */
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
