import { useToBook } from 'shared/buying/useToBook'
import { useLocation, useNavigate } from 'shared/router'
import { useUser } from 'shared/session'
import { useFollowPurchases } from '../../checkout/useFollowPurchases'
import { ChangePlanDialog } from '../../plans/ChangePlanDialog'
import { MonthlyPlansSkeleton } from '../../plans/MonthlyPlansSkeleton'
import { PlanPurchase } from '../../plans/PlanPurchase'
import { useChangePlan } from '../../plans/useChangePlan'
import { usePrices } from '../../plans/usePrices'
import { useOwnCourses } from '../../profile/useOwnCourses'
import { useProfile } from '../../profile/useProfile'
import { useSessionCount } from '../../profile/useSessionCount'
import { useCancelSubscription, useSubscriptions } from '../../subscriptions/useSubscriptions'
import { Profile } from './Profile'

/** `/user/perfil` (shared/product/cuenta.md#profile). */
export default function ProfileScreen() {
  const navigate = useNavigate()
  const { completing } = (useLocation().state ?? {}) as { completing?: boolean }
  useFollowPurchases()
  const { subscriptions } = useUser()
  const { shown, email, save } = useProfile()
  const held = useSubscriptions()
  const cancelling = useCancelSubscription(() => void navigate('/user'))
  const change = useChangePlan()
  const ownCourses = useOwnCourses()
  const sessions = useSessionCount()
  const prices = usePrices()
  const toBook = useToBook()

  return (
    <>
      <Profile
        profile={shown}
        startsEditing={completing}
        email={email}
        onSave={save}
        sessions={sessions}
        toBook={toBook}
        subscriptions={held.data ?? subscriptions}
        onCancelPlan={cancelling.mutate}
        onKeepPlan={change.askToKeep}
        cancelling={cancelling.isPending}
        plans={
          prices.data ? (
            <PlanPurchase plans={prices.data.monthlyPlans} />
          ) : prices.isLoadingError ? null : (
            <MonthlyPlansSkeleton />
          )
        }
        courses={ownCourses.own}
        coursesLoading={ownCourses}
        onGiveUp={ownCourses.giveUp}
        givingUp={ownCourses.givingUp}
      />
      <ChangePlanDialog {...change.dialog} />
    </>
  )
}
