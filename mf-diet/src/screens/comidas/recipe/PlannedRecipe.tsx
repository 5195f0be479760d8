import { useState } from 'react'
import { useToday } from 'shared/dates/useToday'
import { notify } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { DayPicker } from 'shared/ui/DayPicker'
import { ShuffleIcon } from 'shared/ui/Icon'
import type { MealPlanBody, Slot } from '../../../../contract/mealPlans'
import { planMessages } from '../../../../messages'
import { plannableDays } from '../../../../rules/plans/isPlannable'
import { slotsOf } from '../../../../rules/plans/slotsOf'
import { swapAppliesTo } from '../../../../rules/recipes/swapAppliesTo'
import type { Catalogue } from '../../../catalogue/catalogueOf'
import { dayAddress } from '../../../plan/addresses'
import { PlanMark } from '../../../plan/PlanMark'
import { SLOTS } from '../../../plan/slots'
import type { PlanState } from '../../../plan/useMealPlan'
import { SwapDialog } from '../../../swap/SwapDialog'
import { BackLink } from './BackLink'
import { EmptySlot } from './EmptySlot'
import styles from './PlannedRecipe.module.css'
import { RecipeDetail } from './RecipeDetail'
import { useSwapCandidates } from './useSwapCandidates'

export interface PlannedRecipeProps {
  day: string
  onDay: (day: string) => void
  slot: Slot
  plan: MealPlanBody
  catalogue: Catalogue
  onShuffle: (slot: Slot) => void
  onChoose: (slot: Slot, recipeId: number) => void
  state: PlanState
  /** `done`: the plan shown is the saved one. */
  saving: 'possible' | 'busy' | 'done'
  onSave: () => void
  /** Saves what is unsaved, before the meal is marked as consumed; rejects if that fails. */
  keep: () => Promise<void>
}

/** The whole recipe of a slot of the day (shared/product/diet.md#recipe-detail). */
export function PlannedRecipe({ day, onDay, slot, plan, catalogue, ...rest }: PlannedRecipeProps) {
  const recipe = catalogue.recipeOf(plan[slot])
  const label = SLOTS.find(known => known.slot === slot)?.label ?? ''
  const today = useToday()
  const [tag, setTag] = useState('')
  const [swapping, setSwapping] = useState(false)
  const candidates = useSwapCandidates(tag, recipe, catalogue)
  // A snack's recipe may be a breakfast too; a swap by its first meal time would not fit the snack.
  const swappable = recipe !== undefined && swapAppliesTo(recipe) && slotsOf(recipe)[0] === slot

  /**
   * Saves the unsaved plan before the success message, so that the message is true
   * (shared/product/diet.md#recipe-detail).
   */
  function save() {
    if (rest.saving !== 'done') return rest.onSave()
    notify({ type: 'success', title: planMessages.savedTitle, message: planMessages.saved })
  }

  const shuffle = (
    <Button variant="secondary" icon={<ShuffleIcon size="small" />} onClick={() => rest.onShuffle(slot)}>
      Cambiar
    </Button>
  )
  return (
    <>
      <BackLink to={dayAddress(day)}>Tu plan de comidas</BackLink>
      <div className={styles.day}>
        <DayPicker value={day} onChange={onDay} today={today} {...plannableDays(today)} />
      </div>
      {recipe ? (
        <RecipeDetail
          recipe={recipe}
          label={label}
          catalogue={catalogue}
          meal={{ day, slot }}
          mark={rest.state !== 'saved' && <PlanMark state={rest.state} />}
          keeping={{ keep: rest.keep, busy: rest.saving === 'busy' }}
          onTag={
            swappable
              ? chosen => {
                  setTag(chosen)
                  setSwapping(true)
                }
              : undefined
          }
          action={shuffle}
          save={
            <Button
              variant={rest.saving === 'done' ? 'secondary' : 'primary'}
              className={styles.save}
              busy={rest.saving === 'busy'}
              busyLabel="Guardando…"
              onClick={save}
            >
              Guardar Cambios
            </Button>
          }
        />
      ) : (
        <EmptySlot label={label} action={shuffle} />
      )}
      <SwapDialog
        open={swapping}
        onClose={() => setSwapping(false)}
        title={`Cambiar por otra receta: ${tag}`}
        candidates={candidates}
        catalogue={catalogue}
        onPick={picked => rest.onChoose(slot, picked.id)}
      />
    </>
  )
}
