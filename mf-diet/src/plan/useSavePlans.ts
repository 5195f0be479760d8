import { useSetAtom } from 'jotai'
import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { MealPlan, MealPlanBody } from '../../contract'
import { planMessages } from '../../messages'
import { diet } from '../api'
import { draftsAtom, withoutDay } from './drafts'
import { plansKey } from './useSavedPlans'

/** Saves days, one after the other, with one notice for all. A day without a saved plan gets one (specification, 4). */
export function useSavePlans() {
  const { id } = useUser()
  const cache = useQueryClient()
  const setDrafts = useSetAtom(draftsAtom)

  async function write(body: MealPlanBody): Promise<void> {
    const saved = cache.getQueryData<MealPlan[]>(plansKey(id))?.find(plan => plan.day === body.day)
    const written = await dataOf(
      saved
        ? diet('PUT patients/{id}/meal-plans/{planId}', { params: { id, planId: saved.id }, body })
        : diet('POST patients/{id}/meal-plans', { params: { id }, body }),
    )
    cache.setQueryData<MealPlan[]>(plansKey(id), before => [
      ...(before ?? []).filter(plan => plan.id !== written.id),
      written,
    ])
    // What was chosen while the saving was under way is still to be saved; the person may be at another day by now.
    setDrafts(before => (before[body.day]?.plan === body ? withoutDay(before, body.day) : before))
  }

  return useMutation({
    mutationFn: async (bodies: readonly MealPlanBody[]) => {
      for (const body of bodies) await write(body)
    },
    onSuccess: () => notify({ type: 'success', title: planMessages.savedTitle, message: planMessages.saved }),
    onError: () => notify({ type: 'error', title: planMessages.failedTitle, message: planMessages.failed }),
  })
}
