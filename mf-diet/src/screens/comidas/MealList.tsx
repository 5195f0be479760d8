import type { Exclusion } from '../../../contract/foods'
import type { MealPlanBody, Slot } from '../../../contract/mealPlans'
import { isMealConsumed, type MealMark } from '../../../rules/plans/consumedMeals'
import type { Catalogue } from '../../catalogue/catalogueOf'
import { SLOTS } from '../../plan/slots'
import { MealCard } from './MealCard'
import styles from './MealList.module.css'

interface MealListProps {
  plan: MealPlanBody
  catalogue: Catalogue
  exclusions: readonly Exclusion[]
  /** The person's ratings, which mark meals as consumed. */
  ratings: readonly MealMark[]
  onShuffle: (slot: Slot) => void
  onOpen: (slot: Slot) => void
  /** The slot of the recipe that the person comes back from; it takes the focus. */
  cameFrom?: Slot
}

/** The five slots of a day. */
export function MealList({
  plan,
  catalogue,
  exclusions,
  ratings,
  onShuffle,
  onOpen,
  cameFrom,
}: MealListProps) {
  return (
    <ul className={styles.list}>
      {SLOTS.map(({ slot, label }, i) => {
        const recipe = catalogue.recipeOf(plan[slot])
        return (
          <li key={slot}>
            <MealCard
              label={label}
              recipe={recipe}
              ingredients={recipe ? catalogue.ingredientsOf(recipe) : []}
              preparation={recipe && catalogue.preparationOf(recipe)}
              exclusions={exclusions}
              alimentOf={catalogue.alimentOf}
              consumed={isMealConsumed(ratings, { day: plan.day, slot, recipeId: plan[slot] })}
              first={i === 0}
              cameBack={slot === cameFrom}
              onShuffle={() => onShuffle(slot)}
              onMore={() => onOpen(slot)}
            />
          </li>
        )
      })}
    </ul>
  )
}
