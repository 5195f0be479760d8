import type { Slot } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { candidatesFor } from './candidatesFor'
import { pickRandom } from './pickRandom'

/** The ids of the recipes to avoid, by reason. */
export interface Reasons {
  /** Has a food that the person is allergic to: never chosen. */
  allergic: ReadonlySet<number>
  /** Is planned already on another day of the same week, or for another meal of the day. */
  sameWeek: ReadonlySet<number>
  /** Was planned in the last days. */
  lastDays: ReadonlySet<number>
  /** The person's last rating of it was that it could be better. */
  badlyRated: ReadonlySet<number>
  /** Has a food that the person does not like. */
  disliked: ReadonlySet<number>
}

/** The order in which reasons are dropped when no recipe is left: variety first, the person's own preference last. */
const GIVEN_UP_IN_ORDER = ['sameWeek', 'lastDays', 'badlyRated', 'disliked'] as const

/**
 * A random recipe for a slot, out of those that the person may see (shared/product/diet.md#daily-plan). It avoids
 * recipes with a reason against them and drops the reasons one at a time, so that it finds a recipe while any fits the
 * slot; an allergy alone is never dropped.
 */
export function chooseRecipe<R extends Pick<Recipe, 'id' | 'mealTime'>>(
  slot: Slot,
  recipes: readonly R[],
  reasons: Reasons,
  random: () => number,
): R | undefined {
  const eligible = candidatesFor(slot, recipes).filter(recipe => !reasons.allergic.has(recipe.id))
  for (let givenUp = 0; givenUp <= GIVEN_UP_IN_ORDER.length; givenUp++) {
    const kept = GIVEN_UP_IN_ORDER.slice(givenUp)
    const left = eligible.filter(recipe => !kept.some(reason => reasons[reason].has(recipe.id)))
    if (left.length > 0) return pickRandom(left, random)
  }
  return undefined
}
