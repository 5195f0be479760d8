import { forbidden, notFound, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { recipeRefusals } from '../../messages'
import { hasRecipeAccess } from '../../rules/recipes/hasRecipeAccess'
import { recipesByIds } from './catalogueStore'
import { courseTitlesOf } from './courseTitlesOf'

/**
 * The refusal of any call about a recipe that does not exist (404) or was not bought (403;
 * shared/product/wire.md#errors). A recipe that the practice withdrew may have been eaten before, so it is not refused.
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
