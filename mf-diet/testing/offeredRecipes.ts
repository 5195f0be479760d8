import { dataOf } from 'shared/client'
import type { Recipe } from '../contract/recipes'
import { withoutExcluded } from '../rules/foods/excludedFoods'
import { diet } from '../src/api'

/** The recipes of the signed-in person that a screen offers: bought, and without a food that they avoid. */
export async function offeredRecipes(): Promise<Recipe[]> {
  const [recipes, exclusions, swaps] = await Promise.all([
    dataOf(diet('GET recipes')),
    dataOf(diet('GET exclusions')),
    dataOf(diet('GET recipes-history')),
  ])
  const bought = recipes.filter(({ ingredients }) => ingredients.length > 0)
  return withoutExcluded(bought, exclusions, swaps)
}
