import type { Recipe, Slot } from '../../contract'
import { candidatesFor } from './candidatesFor'
import { pickRandom } from './pickRandom'

/** Recipes to stay away from, by their ids and why. */
export interface Reasons {
  /** Has a food that the person is allergic to: never chosen. */
  allergic: ReadonlySet<number>
  /** Is planned already on another day of the same week, or for another meal of the day. */
  sameWeek: ReadonlySet<number>
  /** Was planned in the last days. */
  lastDays: ReadonlySet<number>
  /** The person's last word on it was that it could be better. */
  badlyRated: ReadonlySet<number>
  /** Has a food that the person does not like. */
  disliked: ReadonlySet<number>
}

/** In this order a reason is given up when nothing else is left: variety first, the person's own word last. */
const GIVEN_UP_IN_ORDER = ['sameWeek', 'lastDays', 'badlyRated', 'disliked'] as const

/**
 * Specification, 4, "Meal plan", and 9: a random recipe for a slot, out of those the person may see. It stays away from
 * what speaks against a recipe and gives that up one reason at a time, so that it never ends empty while any recipe
 * fits the slot; an allergy alone is never given up.
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
