import type { Plan, SpecialtyCode } from '../../contract/plans'

/** The plans in the list of a specialty: its own, without the hidden ones (shared/product/cuenta.md#plans). */
export function plansOf(plans: readonly Plan[], specialty: SpecialtyCode): Plan[] {
  return plans.filter(plan => plan.specialty === specialty && !plan.hidden)
}
