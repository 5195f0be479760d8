import type { Aliment, Exclusion } from '../../contract/foods'

type Food = Pick<Aliment, 'id' | 'allergens' | 'allergensKnown'>

/** An allergen that a person avoids. */
export interface AvoidedAllergen {
  name: string
  /** False once the practice has withdrawn it: foods no longer declare it, so none is known to be free of it. */
  listed: boolean
}

/** A food that a person marked, with the allergens that it holds. */
export interface MarkedFood extends Pick<Exclusion, 'alimentId' | 'reason' | 'onlyThis'> {
  allergens: readonly string[]
}

/**
 * The allergens that a person avoids: those they marked, and those of each food that they marked as an allergy, unless
 * they said that it is this food alone (shared/product/diet.md#allergens).
 */
export function avoidedAllergens(marked: readonly string[], foods: readonly MarkedFood[]): string[] {
  const ofFoods = foods.filter(({ reason, onlyThis }) => reason === 'allergy' && !onlyThis)
  return [...new Set([...marked, ...ofFoods.flatMap(({ allergens }) => allergens)])]
}

/**
 * The exclusions of a person who avoids these allergens: each food that holds one, or is not known to be free of each,
 * is an allergy. An allergy weighs more than the person's own mark on the food, which is answered beside it.
 */
export function withAllergens(
  exclusions: readonly Exclusion[],
  foods: readonly Food[],
  avoided: readonly AvoidedAllergen[],
): Exclusion[] {
  if (avoided.length === 0) return [...exclusions]
  const known = new Map(exclusions.map(exclusion => [exclusion.alimentId, exclusion]))
  for (const food of foods) {
    const because = whyAvoided(food, avoided)
    if (!because) continue
    const before = known.get(food.id)
    const marked = before && isOwnMark(before) && { marked: before.reason }
    known.set(food.id, { ...before, alimentId: food.id, reason: 'allergy', because, ...marked })
  }
  return [...known.values()]
}

/** Whether the person marked this very food; the other exclusions follow from a mark on something else. */
export function isOwnMark({ because, resembles, marked }: Exclusion): boolean {
  return marked !== undefined || (!because && resembles === undefined)
}

/** The avoided allergens that a food holds; where it holds none, those that it is not known to be free of. */
function whyAvoided(food: Food, avoided: readonly AvoidedAllergen[]): Exclusion['because'] {
  const held = avoided.filter(({ name }) => food.allergens?.includes(name))
  if (held.length > 0) return { allergens: held.map(({ name }) => name), unknown: false }
  const unknown = avoided.filter(({ listed }) => !(listed && food.allergensKnown))
  if (unknown.length > 0) return { allergens: unknown.map(({ name }) => name), unknown: true }
  return undefined
}
