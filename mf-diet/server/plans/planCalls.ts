import { dayIn } from 'shared/dates/instants'
import { conflict, created, invalidField, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { MealPlan, MealPlanBody } from '../../contract/mealPlans'
import { planRefusals } from '../../messages'
import { isPlannable } from '../../rules/plans/isPlannable'
import { recipesOfPlan } from '../../rules/plans/recipesOfPlan'
import { recipesByIds } from '../catalogue/catalogueStore'
import { courseTitlesOf } from '../catalogue/courseTitlesOf'
import type { MealPlanCalls } from '../dietCalls'
import { checkPlan } from './checkPlan'
import { confirmedFoods } from './confirmedFoods'
import { changePlan, planById, planOfDay, plansOf, savePlanOfDay } from './mealPlanStore'

export function planCalls(context: SliceContext) {
  const { database } = context

  /** The plan as it is to be stored, with the foods that the person confirmed; or why it may not be. */
  const checked = async (userId: number, plan: MealPlanBody, saved: MealPlan | undefined) => {
    if (!isPlannable(plan.day, dayIn(context.now()))) {
      return { refusal: invalidField('day', planRefusals.dayTooFar) }
    }
    const [recipes, titles, confirmed] = await Promise.all([
      recipesByIds(database, recipesOfPlan(plan)),
      courseTitlesOf(context, userId),
      confirmedFoods(database, userId, plan, saved),
    ])
    const refusal = checkPlan(plan, saved, recipes, titles)
    if (refusal) return { refusal }
    return Array.isArray(confirmed) ? { plan: { ...plan, confirmed } } : { refusal: confirmed }
  }

  return {
    'GET patients/{id}/meal-plans': async ({ params, person }) => {
      if (params.id !== person.id) return notFound(planRefusals.notFound)
      return ok(await plansOf(database, person.id))
    },

    'POST patients/{id}/meal-plans': async ({ params, body, person }) => {
      if (params.id !== person.id) return notFound(planRefusals.notFound)
      const { refusal, plan } = await checked(person.id, body, await planOfDay(database, person.id, body.day))
      return refusal ?? created(await savePlanOfDay(database, person.id, plan))
    },

    'PUT patients/{id}/meal-plans/{planId}': async ({ params, body, person }) => {
      if (params.id !== person.id) return notFound(planRefusals.notFound)
      const saved = await planById(database, person.id, params.planId)
      if (!saved) return notFound(planRefusals.notFound)
      const { refusal, plan } = await checked(person.id, body, saved)
      if (refusal) return refusal
      const changed = await changePlan(database, person.id, params.planId, plan)
      if (changed === 'day-taken') return conflict(planRefusals.dayTaken)
      return changed ? ok(changed) : notFound(planRefusals.notFound)
    },
  } satisfies MealPlanCalls
}
