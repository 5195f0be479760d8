import type { MonthlyPlan } from '../../contract/payments'
import type { Plan } from '../../contract/plans'

/** The monthly plans that include a plan, in the catalogue's order (shared/product/cuenta.md#plans). */
export function monthlyPlansOf<M extends Pick<MonthlyPlan, 'name'>>(
  plan: Pick<Plan, 'subscriptions'>,
  monthly: readonly M[],
): M[] {
  const names = new Set(plan.subscriptions.map(({ name }) => name))
  return monthly.filter(({ name }) => names.has(name))
}
