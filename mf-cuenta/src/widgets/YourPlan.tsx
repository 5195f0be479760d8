import { useUser } from 'shared/session'
import { PlanOfPerson } from './PlanOfPerson'

/** Home widget: the person's subscription, or the way to one. The session has all that it needs. */
export default function YourPlan() {
  const { subscriptions } = useUser()
  return <PlanOfPerson subscriptions={subscriptions} />
}
