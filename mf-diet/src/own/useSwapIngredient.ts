import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { IngredientSwap, RecipeSwap } from '../../contract'
import { swapMessages } from '../../messages'
import { diet } from '../api'
import { swapsKey } from './useSwaps'

/** Changes an ingredient of a recipe: shown at once, taken back if the server does not record it (specification, 4 and 8). */
export function useSwapIngredient(recipeId: number) {
  const user = useUser()
  const cache = useQueryClient()
  const queryKey = swapsKey(user.id)
  return useMutation({
    mutationFn: (body: IngredientSwap) =>
      dataOf(diet('POST recipes-history/{recipeId}', { params: { recipeId }, body })),
    onMutate: async swap => {
      // An answer that is on its way does not know of this swap yet.
      await cache.cancelQueries({ queryKey })
      const entry: RecipeSwap = { recipeId, ...swap }
      cache.setQueryData<RecipeSwap[]>(queryKey, before => [...(before ?? []), entry])
      return { entry }
    },
    onSuccess: () =>
      notify({ type: 'success', title: swapMessages.changedTitle, message: swapMessages.changed }),
    onError: (_, __, made) => {
      cache.setQueryData<RecipeSwap[]>(queryKey, before => before?.filter(entry => entry !== made?.entry))
      notify({ type: 'error', title: swapMessages.failedTitle, message: swapMessages.failed })
    },
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
}
