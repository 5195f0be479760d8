import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { RatingBody, RatingMark } from '../../contract'
import { ratingMessages } from '../../messages'
import { diet } from '../api'
import { ratingsKey } from './useRatings'

/** Rates a recipe; only when the server has it does the recipe count as consumed (specification, 4 and 8). */
export function useRate(recipeId: number) {
  const user = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: RatingBody) =>
      dataOf(diet('POST recipes/{id}/comments', { params: { id: recipeId }, body })),
    onSuccess: (_, { score }) => {
      const mark: RatingMark = { recipeId, score, createdAt: new Date().toISOString() }
      const queryKey = ratingsKey(user.id)
      cache.setQueryData<RatingMark[]>(queryKey, before => before && [...before, mark])
      void cache.invalidateQueries({ queryKey })
      notify({ type: 'success', title: ratingMessages.title, message: ratingMessages.sent })
    },
    onError: () => notify({ type: 'error', title: ratingMessages.title, message: ratingMessages.failed }),
  })
}
