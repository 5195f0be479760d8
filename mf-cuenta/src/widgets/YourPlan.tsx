import { useUser } from 'shared/session'
import { useFollowPurchases } from '../checkout/useFollowPurchases'
import { ChangePlanDialog } from '../plans/ChangePlanDialog'
import { useChangePlan } from '../plans/useChangePlan'
import { useSubscriptions } from '../subscriptions/useSubscriptions'
import { PlanOfPerson } from './PlanOfPerson'

/** Home widget: the person's plan with its next charge or its end. Without a plan it links to the plans and asks nothing. */
export default function YourPlan() {
  useFollowPurchases()
  const { subscriptions } = useUser()
  const held = useSubscriptions(undefined, subscriptions.length > 0)
  const change = useChangePlan()
  return (
    <>
      <PlanOfPerson subscriptions={subscriptions} held={held.data} onKeep={change.askToKeep} />
      <ChangePlanDialog {...change.dialog} />
    </>
  )
}
