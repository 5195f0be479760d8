import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { diet } from '../api'

export const ratingsKey = (userId: number) => ['diet', 'ratings', userId]

/**
 * The person's own ratings, oldest first. Each marks its recipe as consumed on a day (shared/product/diet.md#consumed).
 */
export function useRatings() {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    queryKey: ratingsKey(id),
    queryFn: () => dataOf(diet('GET recipes/comments')),
  })
}
