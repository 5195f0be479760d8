import type { Exclusion } from '../../contract/foods'
import type { MealPlanBody } from '../../contract/mealPlans'
import { type AllergicFood, allergicFoods } from '../../rules/allergens/allergicFoods'
import type { Catalogue } from '../catalogue/catalogueOf'

/** The foods of a plan's meals that the person avoids by an allergy, after their swaps. */
export function allergicFoodsOf(
  plan: MealPlanBody,
  { recipeOf, ingredientsOf }: Pick<Catalogue, 'recipeOf' | 'ingredientsOf'>,
  exclusions: readonly Exclusion[],
): AllergicFood[] {
  const foodsOf = (recipeId: number) => {
    const recipe = recipeOf(recipeId)
    return recipe ? ingredientsOf(recipe) : []
  }
  // The catalogue's ingredients are those after the person's swaps.
  return allergicFoods(plan, foodsOf, exclusions, [])
}
