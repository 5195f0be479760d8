import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { chooseRecipe } from '../recipes/chooseRecipe'
import { type Circumstances, reasonsAgainst } from './reasonsAgainst'
import { mapSlots } from './slots'

/**
 * A day without a plan is proposed one random recipe per slot (shared/product/diet.md#daily-plan), out of the recipes
 * that the person may see; `chooseRecipe` says which ones it avoids. A slot that no recipe fits stays empty.
 */
export function proposePlan<R extends Pick<Recipe, 'id' | 'mealTime' | 'ingredients'>>(
  day: string,
  recipes: readonly R[],
  circumstances: Circumstances,
  random: () => number,
): MealPlanBody {
  const reasons = reasonsAgainst(day, recipes, circumstances)
  const chosen = new Set<number>()
  const pick = (slot: Slot) => {
    const sameWeek = new Set([...reasons.sameWeek, ...chosen])
    const recipe = chooseRecipe(slot, recipes, { ...reasons, sameWeek }, random)
    if (recipe) chosen.add(recipe.id)
    return recipe?.id ?? null
  }
  return { day, ...mapSlots(pick) }
}
