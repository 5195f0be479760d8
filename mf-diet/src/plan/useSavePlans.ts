import { useSetAtom, useStore } from 'jotai'
import { refusalMessage } from 'shared/client'
import { longDate } from 'shared/dates'
import { notifyPending, useOfflineMutation } from 'shared/offline'
import { useIsMutating, useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { Exclusion } from '../../contract/foods'
import type { MealPlan, MealPlanBody } from '../../contract/mealPlans'
import type { Recipe, RecipeSwap } from '../../contract/recipes'
import { planHints, planMessages, planRefusals } from '../../messages'
import { allergicFoods, unconfirmed } from '../../rules/allergens/allergicFoods'
import { withChosen } from '../../rules/plans/withChosen'
import { askToConfirm, NotConfirmed } from '../allergies/confirming'
import { dietChange } from '../api'
import { recipesKey } from '../catalogue/useCatalogue'
import { exclusionsKey } from '../exclusions/useExclusions'
import { swapsKey } from '../swap/useSwaps'
import { chosenIn, draftsAtom, withoutDay } from './drafts'
import { useReadAnew } from './useReadAnew'
import { plansKey } from './useSavedPlans'

/** The id of a plan that the server does not have yet (shared/product/wire.md#identifiers-and-dates). */
const NOT_SAVED_YET = 0

/** `kept`: another device had saved the day, and an untouched proposal gave way to its plan. */
type Saved = 'saved' | 'pending' | 'kept'

const savingKey = ['diet', 'save plans']

/** Whether any screen is saving plans. */
export const useIsSavingPlans = () => useIsMutating({ mutationKey: savingKey }) > 0

/**
 * Saves days one after the other, with one notice for all. A day without a saved plan is created; of a saved one only the
 * meals that the person chose here are replaced.
 */
export function useSavePlans() {
  const { id } = useUser()
  const cache = useQueryClient()
  const setDrafts = useSetAtom(draftsAtom)
  const store = useStore()
  const readAnew = useReadAnew()
  const queryKey = plansKey(id)
  const knownOf = (day: string) => cache.getQueryData<MealPlan[]>(queryKey)?.find(plan => plan.day === day)
  const savedOf = (day: string) => {
    const known = knownOf(day)
    return known?.id === NOT_SAVED_YET ? undefined : known
  }

  /** The plan with the foods that the person confirms; the server has the last word about them. */
  async function confirm(plan: MealPlanBody): Promise<MealPlanBody> {
    const exclusions = cache.getQueryData<Exclusion[]>(exclusionsKey(id)) ?? []
    const recipes = cache.getQueryData<Recipe[]>(recipesKey(id)) ?? []
    const swaps = cache.getQueryData<RecipeSwap[]>(swapsKey(id)) ?? []
    const ingredientsOf = (recipeId: number) => recipes.find(({ id }) => id === recipeId)?.ingredients ?? []
    const foods = allergicFoods(plan, ingredientsOf, exclusions, swaps)
    const before = plan.confirmed ?? savedOf(plan.day)?.confirmed ?? []
    const left = unconfirmed(foods, { ...plan, confirmed: before })
    if (left.length === 0) return plan
    if (!(await askToConfirm(plan, left))) throw new NotConfirmed()
    return { ...plan, confirmed: [...new Set([...before, ...left.map(food => food.exclusion.alimentId)])] }
  }

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
    mutationKey: savingKey,
    mutationFn: async (bodies: readonly MealPlanBody[]): Promise<Saved> => {
      await readAnew()
      const results: Saved[] = []
      for (const body of bodies) {
        const draft = store.get(draftsAtom)[body.day]
        const chosen = draft?.plan === body ? chosenIn(draft) : undefined
        const known = knownOf(body.day)
        if (known && chosen?.length === 0) results.push('kept')
        else {
          const confirmed = await confirm(withChosen(known, body, chosen))
          results.push((await savingDay.mutateAsync(confirmed)) === 'pending' ? 'pending' : 'saved')
        }
        // A meal that was chosen while the save was under way is still unsaved.
        setDrafts(before => (before[body.day]?.plan === body ? withoutDay(before, body.day) : before))
      }
      return (['pending', 'saved', 'kept'] as const).find(one => results.includes(one)) ?? 'saved'
    },
    onSuccess: result => {
      if (result === 'pending') return notifyPending()
      if (result === 'kept')
        return notify({ type: 'info', title: planHints.keptTitle, message: planHints.kept })
      notify({ type: 'success', title: planMessages.savedTitle, message: planMessages.saved })
    },
    onError: error => {
      if (error instanceof NotConfirmed) return
      const reason = refusalMessage(error, planMessages.failed)
      const isAllergy = reason === planRefusals.allergic
      // The foods to avoid have changed elsewhere: the next attempt asks about them.
      if (isAllergy) void cache.invalidateQueries({ queryKey: exclusionsKey(id) })
      const message = isAllergy ? reason : planMessages.failed
      notify({ type: 'error', title: planMessages.failedTitle, message })
    },
  })
}

/** Replaces the plan of its day. */
function withPlan(plans: readonly MealPlan[], plan: MealPlan): MealPlan[] {
  return [...plans.filter(other => other.day !== plan.day), plan]
}
