import { CallRefused, dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { RatingBody, RatingMark } from '../../contract'
import { ratingMessages } from '../../messages'
import { dietLater } from '../api'
import { ratingsKey } from './useRatings'

/** What a person can do something about, beside section 8's words. */
export function ratingProblem(error: unknown): string | undefined {
  if (!(error instanceof CallRefused)) return undefined
  if (error.status === 413) return ratingMessages.tooLong
  return error.status === 429 ? error.message : undefined
}

/**
 * Rates a recipe, which counts as consumed from then on: once the server has it, or the device keeps it to be sent
 * (specification, 4 and 8).
 */
export function useRate(recipeId: number) {
  const user = useUser()
  const cache = useQueryClient()
  const later = {
    refreshes: [ratingsKey(user.id)],
    failure: { title: ratingMessages.title, message: ratingMessages.failed },
  }
  return useMutation({
    mutationFn: (body: RatingBody) =>
      dataOf(dietLater('POST recipes/{id}/comments', { params: { id: recipeId }, body }, later)),
    onSuccess: (answer, { score }) => {
      const mark: RatingMark = { recipeId, score, createdAt: new Date().toISOString() }
      const queryKey = ratingsKey(user.id)
      cache.setQueryData<RatingMark[]>(queryKey, before => before && [...before, mark])
      if (answer === 'kept') return
      void cache.invalidateQueries({ queryKey })
      notify({ type: 'success', title: ratingMessages.title, message: ratingMessages.sent })
    },
    onError: () => notify({ type: 'error', ...later.failure }),
  })
}
