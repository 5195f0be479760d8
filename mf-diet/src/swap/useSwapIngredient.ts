import { useOfflineMutation } from 'shared/offline'
import { useUser } from 'shared/session'
import type { IngredientSwapBody, Recipe, RecipeSwap } from '../../contract/recipes'
import { swapMessages } from '../../messages'
import { dietChange } from '../api'
import type { Catalogue } from '../catalogue/catalogueOf'
import { swapsKey } from './useSwaps'

/** Swaps an ingredient of a recipe: shown at once, reverted when the server refuses it. */
export function useSwapIngredient({ id: recipeId, name }: Recipe, { alimentOf }: Catalogue) {
  const { id } = useUser()
  const nameOf = (alimentId: number) => alimentOf(alimentId)?.alimentos
  return useOfflineMutation({
    call: (body: IngredientSwapBody) =>
      dietChange('POST recipes-history/{recipeId}', { params: { recipeId }, body }),
    queryKey: swapsKey(id),
    change: (swaps: RecipeSwap[], { alimentId, alimentNewId }) => [
      ...swaps,
      { recipeId, alimentId, alimentNewId },
    ],
    content: ({ alimentId, alimentNewId }) =>
      `${name}: ${nameOf(alimentNewId)} en lugar de ${nameOf(alimentId)}`,
    failure: { title: swapMessages.failedTitle, message: swapMessages.failed },
    saved: { title: swapMessages.changedTitle, message: swapMessages.changed },
  })
}
