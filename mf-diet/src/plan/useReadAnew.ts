import { useOnline, useWaiting } from 'shared/offline'
import { useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import type { MealPlan } from '../../contract/mealPlans'
import { plansQuery } from './useSavedPlans'

/** How long a save waits to learn what another device has saved, in milliseconds. */
const READ_LIMIT_MS = 2000

/**
 * Reads what other devices have saved. Without an answer soon, the plans that are known count; so they do while changes
 * of this device wait, which the server does not know of. An answer that says nothing new is not stored, so that a save
 * opens no database of the device before its own answer.
 */
export function useReadAnew() {
  const { id } = useUser()
  const cache = useQueryClient()
  const online = useOnline()
  const waiting = [
    ...useWaiting('POST patients/{id}/meal-plans'),
    ...useWaiting('PUT patients/{id}/meal-plans/{planId}'),
  ]
  return async () => {
    if (!online || waiting.length > 0) return
    const { queryKey, queryFn } = plansQuery(id)
    const read = queryFn().catch(() => undefined)
    const late = new Promise<undefined>(resolve => setTimeout(resolve, READ_LIMIT_MS))
    const plans = await Promise.race([read, late])
    if (plans && !isSame(plans, cache.getQueryData(queryKey))) cache.setQueryData(queryKey, plans)
  }
}

/** In any order: a plan that was saved here is the last one. */
function isSame(plans: readonly MealPlan[], known: readonly MealPlan[] = []): boolean {
  const asText = (list: readonly MealPlan[]) => JSON.stringify([...list].sort((a, b) => a.id - b.id))
  return asText(plans) === asText(known)
}
