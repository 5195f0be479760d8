import { useState } from 'react'
import type { MealPlanBody, Slot } from '../../../contract/mealPlans'
import type { Recipe } from '../../../contract/recipes'
import { withoutExcluded } from '../../../rules/foods/excludedFoods'
import { isMealConsumed, type MealMark } from '../../../rules/plans/consumedMeals'
import { candidatesFor } from '../../../rules/recipes/candidatesFor'
import { swapCandidates } from '../../../rules/recipes/swapCandidates'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { AvoidedFoods } from '../../exclusions/AvoidedFoods'
import { dayAddress } from '../../plan/addresses'
import { SLOTS } from '../../plan/slots'
import { useKnownOfPerson } from '../../plan/useKnownOfPerson'
import { SwapDialog } from '../../swap/SwapDialog'
import { WeekMeal } from './WeekMeal'
import styles from './WeekMeals.module.css'

interface WeekMealsProps {
  plan: MealPlanBody
  catalogue: Catalogue
  ratings: readonly MealMark[]
  shuffle: (slot: Slot) => void
  choose: (slot: Slot, recipeId: number) => void
}

/** The slots whose recipe can be swapped (shared/product/diet.md#recipe-swap). */
const SWAPPABLE: readonly Slot[] = ['breakfast', 'meal', 'dinner']

/** The five meals of an open day. A main meal opens the swap modal by its meal time. */
export function WeekMeals({ plan, catalogue, ratings, shuffle, choose }: WeekMealsProps) {
  const [asked, setAsked] = useState<{ slot: Slot; name: string }>()
  const [open, setOpen] = useState(false)
  const { known } = useKnownOfPerson()
  const others = asked ? othersFor(asked.slot, catalogue.recipeOf(plan[asked.slot]), catalogue) : []
  // Nothing is offered before it is known what the person avoids.
  const candidates = known ? withoutExcluded(others, known.exclusions, known.swaps) : []
  const warningFor = (recipe: Recipe | undefined) =>
    recipe && (
      <AvoidedFoods
        ingredients={catalogue.ingredientsOf(recipe)}
        exclusions={known?.exclusions ?? []}
        alimentOf={catalogue.alimentOf}
      />
    )
  return (
    <>
      <ul className={styles.meals}>
        {SLOTS.map(({ slot, name }) => (
          <WeekMeal
            key={slot}
            name={name}
            recipe={catalogue.recipeOf(plan[slot])}
            warning={warningFor(catalogue.recipeOf(plan[slot]))}
            to={dayAddress(plan.day, slot)}
            consumed={isMealConsumed(ratings, { day: plan.day, slot, recipeId: plan[slot] })}
            onShuffle={() => shuffle(slot)}
            onSwap={
              SWAPPABLE.includes(slot)
                ? () => {
                    setAsked({ slot, name })
                    setOpen(true)
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {asked && (
        <SwapDialog
          open={open}
          onClose={() => setOpen(false)}
          title={`Elige tu ${asked.name}`}
          candidates={candidates}
          catalogue={catalogue}
          onPick={recipe => choose(asked.slot, recipe.id)}
        />
      )}
    </>
  )
}

function othersFor(slot: Slot, current: Recipe | undefined, { accessible }: Catalogue): Recipe[] {
  const [mealTime] = current?.mealTime ?? []
  return current && mealTime ? swapCandidates(mealTime, current, accessible) : candidatesFor(slot, accessible)
}
