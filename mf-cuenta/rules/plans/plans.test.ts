import type { Plan } from '../../contract/plans'
import { heldPlan } from './heldPlan'
import { matchingSubscription } from './matchingSubscription'
import { plansOf } from './plansOf'

const plan = (parts: Partial<Plan>): Plan => ({
  id: 1,
  title: 'Plan',
  type: 'Mensual',
  descripcion: '',
  specialty: 1,
  image: { name: '' },
  subscriptions: [{ name: 'MonthlySubscription' }],
  hidden: false,
  ...parts,
})

test('a list has the plans of its specialty, without the hidden ones, in their order', () => {
  const plans = [
    plan({ id: 1, specialty: 2 }),
    plan({ id: 2, specialty: 2, title: 'Test My Diet', hidden: true }),
    plan({ id: 3, specialty: 1, title: 'Test My Diet' }),
    plan({ id: 4, specialty: 2 }),
  ]
  expect(plansOf(plans, 2).map(({ id }) => id)).toEqual([1, 4])
  expect(plansOf(plans, 1).map(({ id }) => id)).toEqual([3])
  expect(plansOf(plans, 3)).toEqual([])
})

test('a plan is held by a subscription of one of its names, exactly', () => {
  const both = plan({ subscriptions: [{ name: 'MonthlySubscription' }, { name: 'PLAN FUNCIONAL PLUS' }] })
  const plus = { name: 'PLAN FUNCIONAL PLUS', id: 7 }
  expect(matchingSubscription(both, [{ name: 'Otra', id: 6 }, plus])).toBe(plus)
  expect(matchingSubscription(both, [{ name: 'monthlysubscription' }])).toBeUndefined()
  expect(matchingSubscription(plan({ subscriptions: [] }), [plus])).toBeUndefined()
  expect(matchingSubscription(both, [])).toBeUndefined()
})

test('the plan that a person holds is the first one of the lists that a subscription of theirs includes', () => {
  const plus = [{ name: 'PLAN FUNCIONAL PLUS' }]
  const plans = [
    plan({ id: 1, hidden: true, subscriptions: plus }),
    plan({ id: 2 }),
    plan({ id: 3, subscriptions: plus }),
  ]
  expect(heldPlan(plans, plus)?.id).toBe(3)
  expect(heldPlan(plans, [{ name: 'MonthlySubscription' }])?.id).toBe(2)
  expect(heldPlan(plans, [])).toBeUndefined()
})
