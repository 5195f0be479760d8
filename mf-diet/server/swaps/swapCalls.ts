import { conflict, invalid, ok, type Refused } from 'shared/server/http/outcome'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/context'
import type { IngredientSwapBody } from '../../contract/recipes'
import { alimentRefusals, allergyMessages, swapMessages } from '../../messages'
import { allergyWords } from '../../rules/allergens/allergyWords'
import { isIngredientAlternative } from '../../rules/foods/isIngredientAlternative'
import { alimentsByIds, ingredientsOf } from '../catalogue/catalogueStore'
import { recipeRefusal } from '../catalogue/recipeRefusal'
import { CHANGES_A_DAY } from '../changesADay'
import type { RecipeCalls } from '../dietCalls'
import { exclusionOf } from '../exclusions/exclusionStore'
import { recipeHistory } from '../schema'
import { swapsOf } from './swapStore'

/** Swaps are private: a call reads and changes only the caller's own history. */
export function swapCalls(context: SliceContext) {
  const { database } = context

  /** The 400 of an invalid swap, naming the field. A swap back to the ingredient itself is valid too. */
  const faultOf = async (
    userId: number,
    recipeId: number,
    { alimentId, alimentNewId, confirmed }: IngredientSwapBody,
  ): Promise<Refused | undefined> => {
    const [ingredients, aliments, excluded] = await Promise.all([
      ingredientsOf(database, recipeId),
      alimentsByIds(database, [alimentId, alimentNewId]),
      exclusionOf(database, userId, alimentNewId),
    ])
    const fault = (errors: Record<string, string>) => invalid(swapMessages.failed, errors)
    const [old, other] = [aliments.get(alimentId), aliments.get(alimentNewId)]
    if (!old || !ingredients.includes(alimentId)) return fault({ alimentId: alimentRefusals.notInRecipe })
    if (!other || other.withdrawn) return fault({ alimentNewId: alimentRefusals.unknown })
    if (!isIngredientAlternative(old, other)) return fault({ alimentNewId: alimentRefusals.otherGroup })
    if (!excluded) return undefined
    if (excluded.reason !== 'allergy') return fault({ alimentNewId: alimentRefusals.excluded })
    if (confirmed) return undefined
    const message = allergyMessages.holds(allergyWords(other.alimentos, excluded))
    return conflict(message, { alimentNewId: message })
  }

  return {
    'GET recipes-history': async ({ person }) => ok(await swapsOf(database, person.id)),

    'GET recipes-history/{recipeId}': async ({ params, person }) =>
      (await recipeRefusal(context, person.id, params.recipeId)) ??
      ok(await swapsOf(database, person.id, params.recipeId)),

    'POST recipes-history/{recipeId}': ({ params, body, person, idempotencyKey }) => {
      const { alimentId, alimentNewId } = body
      return addOnce(database, recipeHistory, {
        row: { userId: person.id, recipeId: params.recipeId, alimentId, alimentNewId },
        key: idempotencyKey,
        now: context.now(),
        refusal: async () =>
          (await recipeRefusal(context, person.id, params.recipeId)) ??
          (await faultOf(person.id, params.recipeId, body)),
        limit: CHANGES_A_DAY,
      })
    },
  } satisfies Partial<RecipeCalls>
}
