import { CallRefused } from 'shared/client'
import { dayIn } from 'shared/dates/instants'
import { useOfflineMutation } from 'shared/offline'
import { useUser } from 'shared/session'
import type { RatingBody, RatingMark } from '../../contract/ratings'
import type { Recipe } from '../../contract/recipes'
import { ratingMessages, scoreNames } from '../../messages'
import type { PlannedMeal } from '../../rules/plans/consumedMeals'
import { dietChange } from '../api'
import { ratingsKey } from './useRatings'

/** The part of a failure that the person can mend, shown at the comment beside the notice. */
export function ratingProblem(error: unknown): string | undefined {
  if (!(error instanceof CallRefused)) return undefined
  if (error.status === 413) return ratingMessages.tooLong
  // The device's clock is ahead of the clinic's day.
  if (error.status === 400) return error.errors?.day
  return error.status === 429 ? error.message : undefined
}

/** A day and one of its meals. */
export type MealOfDay = Pick<PlannedMeal, 'day' | 'slot'>

/**
 * Rates a recipe, as the meal of a plan where one is given. It counts as consumed once the server has the rating, or
 * the device holds it to be sent.
 */
export function useRate(recipe: Recipe, meal: MealOfDay | undefined) {
  const { id } = useUser()
  return useOfflineMutation({
    call: (body: Pick<RatingBody, 'score' | 'comments'>) =>
      dietChange('POST recipes/{id}/comments', { params: { id: recipe.id }, body: { ...body, ...meal } }),
    queryKey: ratingsKey(id),
    change: (ratings: RatingMark[], { score }): RatingMark[] => {
      const now = new Date()
      const { day, slot } = meal ?? { day: dayIn(now), slot: null }
      return [
        ...ratings,
        { recipeId: recipe.id, score, createdAt: now.toISOString(), day, slot, consumed: true },
      ]
    },
    shows: 'once saved',
    content: ({ score, comments }) =>
      [`${recipe.name}: ${scoreNames[score]}`, comments].filter(Boolean).join('. '),
    failure: { title: ratingMessages.title, message: ratingMessages.failed },
    saved: { title: ratingMessages.title, message: ratingMessages.sent },
  })
}
