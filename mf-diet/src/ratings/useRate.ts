import { CallRefused } from 'shared/client'
import { useOfflineMutation } from 'shared/offline'
import { useUser } from 'shared/session'
import type { RatingBody, RatingMark, Recipe } from '../../contract'
import { ratingMessages, scoreNames } from '../../messages'
import { dietChange } from '../api'
import { ratingsKey } from './useRatings'

/** The part of a failure that the person can mend, shown beside the notice. */
export function ratingProblem(error: unknown): string | undefined {
  if (!(error instanceof CallRefused)) return undefined
  if (error.status === 413) return ratingMessages.tooLong
  return error.status === 429 ? error.message : undefined
}

/** Rates a recipe. It counts as consumed once the server has the rating, or the device holds it to be sent. */
export function useRate(recipe: Recipe) {
  const { id } = useUser()
  return useOfflineMutation({
    call: (body: RatingBody) => dietChange('POST recipes/{id}/comments', { params: { id: recipe.id }, body }),
    queryKey: ratingsKey(id),
    change: (ratings: RatingMark[], { score }) => [
      ...ratings,
      { recipeId: recipe.id, score, createdAt: new Date().toISOString() },
    ],
    shows: 'once saved',
    content: ({ score, comments }) =>
      [`${recipe.name}: ${scoreNames[score]}`, comments].filter(Boolean).join('. '),
    failure: { title: ratingMessages.title, message: ratingMessages.failed },
    saved: { title: ratingMessages.title, message: ratingMessages.sent },
  })
}
