import { longDate } from 'shared/dates'
import { useOfflineMutation } from 'shared/offline'
import { useUser } from 'shared/session'
import type { RatingMark } from '../../contract/ratings'
import type { Recipe } from '../../contract/recipes'
import { unmarkMessages } from '../../messages'
import { marksOfMeal } from '../../rules/plans/consumedMeals'
import { dietChange } from '../api'
import type { MealOfDay } from './useRate'
import { ratingsKey } from './useRatings'

/**
 * Unmarks a consumed meal; its rating stays. The path of the call is below that of the ratings, so without a network
 * it waits behind the rating that marked the meal, and the last of several changes wins.
 */
export function useUnmark({ id: recipeId, name }: Recipe) {
  const { id } = useUser()
  return useOfflineMutation({
    call: ({ day, slot }: MealOfDay) =>
      dietChange('DELETE recipes/{id}/comments/consumed/{day}/{slot}', {
        params: { id: recipeId, day, slot },
      }),
    queryKey: ratingsKey(id),
    change: (ratings: RatingMark[], meal): RatingMark[] => {
      const marks = new Set(marksOfMeal(ratings, { ...meal, recipeId }))
      return ratings.map(rating => (marks.has(rating) ? { ...rating, consumed: false } : rating))
    },
    shows: 'once saved',
    deduplicationKey: ({ day, slot }) => `diet consumed ${recipeId} ${day} ${slot}`,
    content: ({ day }) => `${name}, ${longDate(day)}: sin marca de consumido`,
    failure: { title: unmarkMessages.title, message: unmarkMessages.failed },
    saved: { title: unmarkMessages.title, message: unmarkMessages.done },
  })
}
