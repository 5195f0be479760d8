import type { Recipe, Slot } from '../contract'

const SLOT_OF_FIRST_MEAL_TIME: Readonly<Record<string, Slot>> = {
  Desayuno: 'breakfast',
  Comida: 'meal',
  Cena: 'dinner',
}

const SNACK_SLOTS = [
  ['Colación de la Mañana', 'snack_morning'],
  ['Colación de la Tarde', 'snack_afternoon'],
] as const

/**
 * The slots a recipe can fill (specification, 3, "Recipe"): the first meal time decides Desayuno, Comida and Cena;
 * a recipe is a snack when its meal times contain that snack, in whatever place.
 */
export function slotsOf(recipe: Pick<Recipe, 'mealTime'>): Slot[] {
  const [first = ''] = recipe.mealTime
  const main = Object.hasOwn(SLOT_OF_FIRST_MEAL_TIME, first) ? SLOT_OF_FIRST_MEAL_TIME[first] : undefined
  const snacks = SNACK_SLOTS.filter(([mealTime]) => recipe.mealTime.includes(mealTime)).map(
    ([, slot]) => slot,
  )
  return main ? [main, ...snacks] : snacks
}
