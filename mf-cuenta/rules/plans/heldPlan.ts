import type { Subscription } from 'shared/published/person'
import type { Plan } from '../../contract/plans'
import { matchingSubscription } from './matchingSubscription'

/** The first plan of the lists that the person holds: the one that `/user/plan` shows where no plan is chosen. */
export function heldPlan(plans: readonly Plan[], subscriptions: readonly Subscription[]): Plan | undefined {
  return plans.find(plan => !plan.hidden && matchingSubscription(plan, subscriptions) !== undefined)
}
