import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { allOf } from 'shared/query'
import { notify } from 'shared/session'
import type { MealPlan, MealPlanBody, Slot } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { planHints } from '../../messages'
import { proposePlan } from '../../rules/plans/proposePlan'
import { reshuffle } from '../../rules/plans/reshuffle'
import { mapSlots } from '../../rules/plans/slots'
import { withChosen } from '../../rules/plans/withChosen'
import { useOnce } from '../useOnce'
import { chosenIn, type Drafts, draftsAtom, withChoice } from './drafts'
import { useKnownOfPerson } from './useKnownOfPerson'
import { useSavedPlans } from './useSavedPlans'
import { useSavePlans } from './useSavePlans'

/** `proposed`: an untouched proposal; `changed`: changed by the person and not saved. */
export type PlanState = 'saved' | 'changed' | 'proposed'

/**
 * The day's plan or a proposal (shared/product/diet.md#daily-plan), with shuffling, choosing, and saving of a draft.
 */
export function useMealPlan(day: string, accessible: readonly Recipe[] | undefined) {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const plans = useSavedPlans()
  const person = useKnownOfPerson()
  const saving = useSavePlans()

  const savedPlan = plans.data?.find(saved => saved.day === day)
  // An untouched proposal gives way to a plan that was saved elsewhere.
  const draft = drafts[day]?.changed || !savedPlan ? drafts[day] : undefined
  const plan = draft ? withChosen(savedPlan, draft.plan, chosenIn(draft)) : savedPlan
  const state: PlanState = !draft ? 'saved' : draft.changed ? 'changed' : 'proposed'
  /** Saves the draft, if there is one; rejects where it is not saved, of which the person is told. */
  async function keep(): Promise<void> {
    if (draft) await saving.mutateAsync([draft.plan])
  }
  const save = useOnce(keep)

  const { data: saved } = plans
  const { known } = person
  // While the plans are being fetched, the cached answer may be old: the day may have been planned elsewhere.
  const told = saved !== undefined && !plans.isFetching
  const needsProposal = told && !plan && accessible !== undefined && accessible.length > 0

  useEffect(() => {
    if (!needsProposal || !known) return
    setDrafts(before => {
      const circumstances = { ...known, plans: planned(saved, before) }
      const proposal = proposePlan(day, accessible, circumstances, Math.random)
      return before[day] ? before : { ...before, [day]: { plan: proposal, changed: false } }
    })
  }, [needsProposal, accessible, known, saved, day, setDrafts])

  const [asked, setAsked] = useState<readonly { day: string; slot: Slot }[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: shuffle is a new function at every rendering
  useEffect(() => {
    const [first, ...rest] = asked
    if (!first || (!known && !person.failed)) return
    // One at a time: the next one changes the plan that this one makes.
    setAsked(rest)
    if (first.day === day) shuffle(first.slot)
  }, [asked, known, person.failed])

  function shuffle(slot: Slot) {
    if (!plan || !accessible) return
    // A press before the person's data has arrived is carried out once it has.
    if (!known && !person.failed) return setAsked(before => [...before, { day, slot }])
    if (!known) {
      person.retry()
      notify({ type: 'error', title: planHints.unknownTitle, message: planHints.unknown })
      return
    }
    const circumstances = { ...known, plans: planned(saved ?? [], drafts) }
    const recipe = reshuffle(plan, slot, accessible, circumstances, Math.random)
    if (recipe) choose(slot, recipe.id)
    else notify({ type: 'error', title: planHints.noOtherTitle, message: planHints.noOther })
  }

  function choose(slot: Slot, recipeId: number) {
    if (!plan) return
    setDrafts(before => ({
      ...before,
      [day]: withChoice(before[day], bodyOf(plan), { slot, recipeId }),
    }))
  }

  // Exclusions, swaps and ratings are waited for only when the day needs a proposal.
  const loading = plan ? allOf(plans) : allOf(plans, person)
  return {
    plan,
    state,
    shuffle,
    choose,
    canSave: draft !== undefined,
    saving: saving.isPending,
    save,
    keep,
    ...loading,
  }
}

/** The plans, saved or not, one a day. The person's own change counts before the saved plan, a proposal after it. */
function planned(saved: readonly MealPlan[], drafts: Drafts): MealPlanBody[] {
  const standing = saved.filter(plan => !drafts[plan.day]?.changed)
  const days = new Set(standing.map(plan => plan.day))
  const unsaved = Object.values(drafts).filter(({ plan }) => !days.has(plan.day))
  return [...standing, ...unsaved.map(draft => draft.plan)]
}

function bodyOf(plan: MealPlanBody): MealPlanBody {
  const { day, confirmed } = plan
  return { day, ...mapSlots(slot => plan[slot]), ...(confirmed && { confirmed }) }
}
