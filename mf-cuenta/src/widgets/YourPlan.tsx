import { useUser } from 'shared/session'
import { useFollowPurchases } from '../checkout/useFollowPurchases'
import { ChangePlanDialog } from '../plans/ChangePlanDialog'
import { useChangePlan } from '../plans/useChangePlan'
import { useSubscriptions } from '../subscriptions/useSubscriptions'
import { PlanOfPerson } from './PlanOfPerson'

/** Home widget: the person's plan with what comes next of it, or the way to one. A person without a plan causes no call. */
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
