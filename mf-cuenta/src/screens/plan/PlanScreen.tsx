import { allOf } from 'shared/query'
import { useLocation, useSearchParams, useTabTitle } from 'shared/router'
import { useUser } from 'shared/session'
import type { Plan } from '../../../contract/plans'
import { heldPlan } from '../../../rules/plans/heldPlan'
import { monthlyPlansOf } from '../../../rules/plans/monthlyPlansOf'
import { usePlans } from '../../plans/usePlans'
import { usePrices } from '../../plans/usePrices'
import { useOwnCourses } from '../../profile/useOwnCourses'
import { isPlanView, PlanDetail, type PlanView } from './PlanDetail'

/**
 * `/user/plan` and `/user/detalleplan`: a plan, from navigation state or by its id in the address; without one the plan
 * that the person holds (shared/product/cuenta.md#plans).
 */
export default function PlanScreen() {
  const { item } = (useLocation().state ?? {}) as { item?: Plan }
  const [parameters, setParameters] = useSearchParams()
  const plans = usePlans()
  const courses = useOwnCourses()
  const prices = usePrices()
  const { subscriptions } = useUser()
  const chosen = parameters.get('plan') ?? item?.id
  const id = Number(chosen)
  const plan =
    chosen === undefined
      ? plans.data && heldPlan(plans.data, subscriptions)
      : (plans.data?.find(known => known.id === id) ?? (item?.id === id ? item : undefined))
  const monthly = plan && prices.data && monthlyPlansOf(plan, prices.data.monthlyPlans)
  const view = parameters.get('ver') ?? ''
  useTabTitle(plan?.title)

  function choose(wanted: PlanView) {
    const next = new URLSearchParams(parameters)
    next.set('ver', wanted)
    setParameters(next, { replace: true, state: { item: plan } })
  }

  return (
    <PlanDetail
      plan={plan}
      loading={allOf(plans)}
      isLoading={!plans.data}
      monthly={prices.isLoadingError ? [] : monthly}
      view={isPlanView(view) ? view : 'detalle'}
      onView={choose}
      courses={courses.own}
      coursesLoading={courses}
    />
  )
}
