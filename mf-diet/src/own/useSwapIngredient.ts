import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { IngredientSwap, RecipeSwap } from '../../contract'
import { swapMessages } from '../../messages'
import { dietLater } from '../api'
import { swapsKey } from './useSwaps'

/** Changes an ingredient of a recipe: shown at once, taken back if the server refuses it (specification, 4 and 8). */
export function useSwapIngredient(recipeId: number) {
  const user = useUser()
  const cache = useQueryClient()
  const queryKey = swapsKey(user.id)
  const failure = { title: swapMessages.failedTitle, message: swapMessages.failed }
  return useMutation({
    mutationFn: (body: IngredientSwap) =>
      dataOf(
        dietLater(
          'POST recipes-history/{recipeId}',
          { params: { recipeId }, body },
          { refreshes: [queryKey], failure },
        ),
      ),
    onMutate: async swap => {
      // An answer that is on its way does not know of this swap yet.
      await cache.cancelQueries({ queryKey })
      const entry: RecipeSwap = { recipeId, ...swap }
      cache.setQueryData<RecipeSwap[]>(queryKey, before => [...(before ?? []), entry])
      return { entry }
    },
    onSuccess: answer => {
      if (answer === 'kept') return
      notify({ type: 'success', title: swapMessages.changedTitle, message: swapMessages.changed })
    },
    onError: (_, __, made) => {
      cache.setQueryData<RecipeSwap[]>(queryKey, before => before?.filter(entry => entry !== made?.entry))
      notify({ type: 'error', ...failure })
    },
    onSettled: answer => (answer === 'kept' ? undefined : cache.invalidateQueries({ queryKey })),
  })
}
