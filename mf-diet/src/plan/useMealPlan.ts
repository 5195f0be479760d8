import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { MealPlan, MealPlanBody, Recipe, Slot } from '../../contract'
import { planMessages } from '../../messages'
import { pickRandom } from '../../rules/pickRandom'
import { candidatesFor, proposePlan } from '../../rules/proposePlan'
import { diet } from '../api'
import { draftsAtom } from './drafts'
import { plansKey, useSavedPlans } from './useSavedPlans'

/** Section 4, "Meal plan": the day's plan, or a proposal; shuffling, choosing, and saving what differs from the saved one. */
export function useMealPlan(day: string, accessible: readonly Recipe[] | undefined) {
  const user = useUser()
  const cache = useQueryClient()
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const plans = useSavedPlans()

  const saved = plans.data?.find(plan => plan.day === day)
  const draft = drafts[day]
  const plan: MealPlanBody | undefined = draft ?? saved
  // What the device kept is not the last word while the server is being asked: the day may have been planned elsewhere.
  const known = plans.isSuccess && !plans.isFetching
  const needsProposal = known && !plan && accessible !== undefined && accessible.length > 0

  useEffect(() => {
    if (!needsProposal) return
    const proposal = proposePlan(accessible, day, Math.random)
    setDrafts(before => ({ ...before, [day]: proposal }))
  }, [needsProposal, accessible, day, setDrafts])

  function shuffle(slot: Slot) {
    if (!plan || !accessible) return
    const others = candidatesFor(slot, accessible).filter(recipe => recipe.id !== plan[slot])
    const recipe = pickRandom(others, Math.random)
    if (recipe) choose(slot, recipe.id)
  }

  function choose(slot: Slot, recipeId: number) {
    if (plan) setDrafts(before => ({ ...before, [day]: { ...bodyOf(plan), [slot]: recipeId } }))
  }

  const saving = useMutation({
    mutationFn: (body: MealPlanBody) => {
      const id = user.id
      return dataOf(
        saved
          ? diet('PUT patients/{id}/meal-plans/{planId}', { params: { id, planId: saved.id }, body })
          : diet('POST patients/{id}/meal-plans', { params: { id }, body }),
      )
    },
    onSuccess: (written, body) => {
      cache.setQueryData<MealPlan[]>(plansKey(user.id), before => [
        ...(before ?? []).filter(p => p.id !== written.id),
        written,
      ])
      // What was chosen while the saving was under way is still to be saved; the person may be at another day by now.
      setDrafts(before => (before[body.day] === body ? without(before, body.day) : before))
      notify({ type: 'success', title: planMessages.savedTitle, message: planMessages.saved })
    },
    onError: () => notify({ type: 'error', title: planMessages.failedTitle, message: planMessages.failed }),
  })

  return {
    plan,
    shuffle,
    choose,
    canSave: draft !== undefined,
    saving: saving.isPending,
    save: () => draft && saving.mutate(draft),
    failed: plans.isLoadingError,
    retrying: plans.isFetching,
    retry: () => void plans.refetch(),
  }
}

function bodyOf({
  day,
  breakfast,
  snack_morning,
  meal,
  snack_afternoon,
  dinner,
}: MealPlanBody): MealPlanBody {
  return { day, breakfast, snack_morning, meal, snack_afternoon, dinner }
}

function without(drafts: Readonly<Record<string, MealPlanBody>>, day: string) {
  const { [day]: _saved, ...others } = drafts
  return others
}
