import type { Slot } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'

type Timed = Pick<Recipe, 'mealTime'>

const beginsWith =
  (wanted: string) =>
  ({ mealTime }: Timed) =>
    mealTime[0] === wanted
const contains =
  (wanted: string) =>
  ({ mealTime }: Timed) =>
    mealTime.includes(wanted)

/**
 * Whether a recipe fits a slot (shared/product/diet.md#slots): the first meal time decides Desayuno, Comida and Cena; a
 * recipe is a snack when its meal times contain that snack at any position.
 */
export const fits: Readonly<Record<Slot, (recipe: Timed) => boolean>> = {
  breakfast: beginsWith('Desayuno'),
  meal: beginsWith('Comida'),
  dinner: beginsWith('Cena'),
  snack_morning: contains('Colación de la Mañana'),
  snack_afternoon: contains('Colación de la Tarde'),
}

const SLOTS = Object.keys(fits) as Slot[]

/** The slots that a recipe fits, the main one first. */
export function slotsOf(recipe: Timed): Slot[] {
  return SLOTS.filter(slot => fits[slot](recipe))
}
