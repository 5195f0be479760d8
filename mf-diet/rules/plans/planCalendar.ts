import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { MEAL_HOURS } from './mealHours'
import { MEAL_SLOTS } from './slots'

/** A meal as a calendar event: a local time without a zone, the same wherever the person is. */
export interface MealEvent {
  /** Stable per person, day and meal, so that a calendar updates an event that it has already. */
  uid: string
  day: string
  /** From 0 to 23. */
  hour: number
  title: string
}

/** The meals of saved days, in the order they are eaten; a slot without a recipe has no event. */
export function planCalendar(
  plans: readonly MealPlanBody[],
  nameOf: (slot: Slot) => string,
  recipeOf: (id: number | null) => Pick<Recipe, 'name'> | undefined,
  userId: number,
): MealEvent[] {
  return [...plans]
    .sort((a, b) => a.day.localeCompare(b.day))
    .flatMap(plan =>
      MEAL_SLOTS.flatMap(slot => {
        const recipe = recipeOf(plan[slot])
        if (!recipe) return []
        const uid = `${plan.day}-${slot}-${userId}@mydiet.mx`
        return [{ uid, day: plan.day, hour: MEAL_HOURS[slot], title: `${nameOf(slot)}: ${recipe.name}` }]
      }),
    )
}
