import type { Subscription } from 'shared/published/person'
import type { Plan } from '../../contract/plans'

/**
 * The person's subscription that includes the plan: one whose name is among the names of the plan's subscriptions.
 * Undefined where they hold none (shared/product/cuenta.md#plans).
 */
export function matchingSubscription<S extends Subscription>(
  plan: Pick<Plan, 'subscriptions'>,
  subscriptions: readonly S[],
): S | undefined {
  const names = new Set(plan.subscriptions.map(({ name }) => name))
  return subscriptions.find(({ name }) => names.has(name))
}
