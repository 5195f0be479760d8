import { useSetAtom } from 'jotai'
import { longDate } from 'shared/dates'
import { notifyPending, useOfflineMutation } from 'shared/offline'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { MealPlan, MealPlanBody } from '../../contract'
import { planMessages } from '../../messages'
import { dietChange } from '../api'
import { draftsAtom, withoutDay } from './drafts'
import { plansKey } from './useSavedPlans'

/** The id of a plan that the server does not have yet (shared/product/wire.md#identifiers-and-dates). */
const NOT_SAVED_YET = 0

/** Saves days one after the other, with one notice for all. A day without a saved plan is created. */
export function useSavePlans() {
  const { id } = useUser()
  const cache = useQueryClient()
  const setDrafts = useSetAtom(draftsAtom)
  const queryKey = plansKey(id)
  const savedOf = (day: string) =>
    cache.getQueryData<MealPlan[]>(queryKey)?.find(plan => plan.day === day && plan.id !== NOT_SAVED_YET)

  const savingDay = useOfflineMutation({
    call: (body: MealPlanBody) => {
      const saved = savedOf(body.day)
      // The server treats a POST for a day that has a plan as its change.
      return saved
        ? dietChange('PUT patients/{id}/meal-plans/{planId}', { params: { id, planId: saved.id }, body })
        : dietChange('POST patients/{id}/meal-plans', { params: { id }, body })
    },
    queryKey,
    change: (plans: MealPlan[], body) =>
      withPlan(plans, { ...body, userId: id, id: savedOf(body.day)?.id ?? NOT_SAVED_YET }),
    shows: 'once saved',
    fromAnswer: withPlan,
    // Only the last change of a day is sent.
    deduplicationKey: ({ day }) => `diet plan ${day}`,
    content: ({ day }) => `Tu plan del ${longDate(day)}`,
    failure: { title: planMessages.failedTitle, message: planMessages.failed },
    silent: true,
  })

  return useMutation({
    mutationFn: async (bodies: readonly MealPlanBody[]) => {
      let pending = false
      for (const body of bodies) {
        pending = (await savingDay.mutateAsync(body)) === 'pending' || pending
        // A meal that was chosen while the save was under way is still unsaved.
        setDrafts(before => (before[body.day]?.plan === body ? withoutDay(before, body.day) : before))
      }
      return pending
    },
    onSuccess: pending =>
      pending
        ? notifyPending()
        : notify({ type: 'success', title: planMessages.savedTitle, message: planMessages.saved }),
    onError: () => notify({ type: 'error', title: planMessages.failedTitle, message: planMessages.failed }),
  })
}

/** Replaces the plan of its day. */
function withPlan(plans: readonly MealPlan[], plan: MealPlan): MealPlan[] {
  return [...plans.filter(other => other.day !== plan.day), plan]
}
