import { useSetAtom } from 'jotai'
import { dataOf } from 'shared/client'
import { notifyKept } from 'shared/offline'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { MealPlan, MealPlanBody } from '../../contract'
import { planMessages } from '../../messages'
import { dietLater } from '../api'
import { draftsAtom, withoutDay } from './drafts'
import { plansKey } from './useSavedPlans'

/** Section 3: the id of a plan that the server does not have yet. */
const NOT_SAVED_YET = 0

/** Saves days, one after the other, with one notice for all. A day without a saved plan gets one (specification, 4). */
export function useSavePlans() {
  const { id } = useUser()
  const cache = useQueryClient()
  const setDrafts = useSetAtom(draftsAtom)

  /** Answers whether the server has it; without a network it waits on the device. */
  async function write(body: MealPlanBody): Promise<boolean> {
    const queryKey = plansKey(id)
    const saved = cache.getQueryData<MealPlan[]>(queryKey)?.find(plan => plan.day === body.day)
    const later = {
      refreshes: [queryKey],
      failure: { title: planMessages.failedTitle, message: planMessages.failed },
      // The day's last plan is enough. The server takes a POST for a day that has one as its change.
      about: `diet plan ${body.day}`,
      quiet: true,
    }
    const written = await dataOf(
      saved && saved.id !== NOT_SAVED_YET
        ? dietLater(
            'PUT patients/{id}/meal-plans/{planId}',
            { params: { id, planId: saved.id }, body },
            later,
          )
        : dietLater('POST patients/{id}/meal-plans', { params: { id }, body }, later),
    )
    const plan = written === 'kept' ? { ...body, userId: id, id: saved?.id ?? NOT_SAVED_YET } : written
    cache.setQueryData<MealPlan[]>(queryKey, before => [
      ...(before ?? []).filter(other => other.day !== plan.day),
      plan,
    ])
    // What was chosen while the saving was under way is still to be saved; the person may be at another day by now.
    setDrafts(before => (before[body.day]?.plan === body ? withoutDay(before, body.day) : before))
    return written !== 'kept'
  }

  return useMutation({
    mutationFn: async (bodies: readonly MealPlanBody[]) => {
      let sent = true
      for (const body of bodies) sent = (await write(body)) && sent
      return sent
    },
    onSuccess: sent =>
      sent
        ? notify({ type: 'success', title: planMessages.savedTitle, message: planMessages.saved })
        : notifyKept(),
    onError: () => notify({ type: 'error', title: planMessages.failedTitle, message: planMessages.failed }),
  })
}
