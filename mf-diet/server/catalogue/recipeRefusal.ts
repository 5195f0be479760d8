import { forbidden, notFound, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import { recipeRefusals } from '../../messages'
import { hasRecipeAccess } from '../../rules/recipes/hasRecipeAccess'
import { recipesByIds } from './catalogueStore'
import { courseTitlesOf } from './courseTitlesOf'

/**
 * Why a person may do nothing with a recipe: it is not there (404), or not bought (403; rulings, 3 and 11). One that
 * the practice withdrew may have been eaten before, so it counts as there.
 */
export async function recipeRefusal(
  context: SliceContext,
  userId: number,
  recipeId: number,
): Promise<Refused | undefined> {
  const [recipes, titles] = await Promise.all([
    recipesByIds(context.database, [recipeId]),
    courseTitlesOf(context, userId),
  ])
  const recipe = recipes.get(recipeId)
  if (!recipe) return notFound(recipeRefusals.unknownRecipe)
  return hasRecipeAccess(recipe, titles) ? undefined : forbidden(recipeRefusals.locked)
}
