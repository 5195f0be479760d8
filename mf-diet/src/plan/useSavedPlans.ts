import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { diet } from '../api'

export const plansKey = (userId: number) => ['diet', 'meal-plans', userId]

export const plansQuery = (userId: number) => ({
  ...cachedOffline,
  queryKey: plansKey(userId),
  queryFn: () => dataOf(diet('GET patients/{id}/meal-plans', { params: { id: userId } })),
})

/** All plans that the person saved. */
export function useSavedPlans() {
  const { id } = useUser()
  return useQuery(plansQuery(id))
}
