import { allOf } from 'shared/query'
import { useNavigate, useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import { subscriptions as subscriptionCalls } from '../../api'
import { FollowPayment } from '../../checkout/FollowPayment'
import { useConfirming } from '../../checkout/useConfirming'
import { useFollowPurchases } from '../../checkout/useFollowPurchases'
import { usePaymentTab } from '../../checkout/usePaymentTab'
import { usePayments } from '../../payments/usePayments'
import { ChangePlanDialog } from '../../plans/ChangePlanDialog'
import { useChangePlan } from '../../plans/useChangePlan'
import { useCancelSubscription, useSubscriptions } from '../../subscriptions/useSubscriptions'
import { Payments } from './Payments'
import { Receipt } from './Receipt'

const ASK_AGAIN_MS = 4_000

/**
 * `/user/pagos`: the person's subscriptions and payments; with `?recibo=42` the receipt of one
 * (shared/product/cuenta.md#payments).
 */
export default function PaymentsScreen() {
  useFollowPurchases()
  const navigate = useNavigate()
  const { subscriptions: held } = useUser()
  const [parameters] = useSearchParams()
  const tab = usePaymentTab()
  const subscriptions = useSubscriptions(tab.awaited ? ASK_AGAIN_MS : undefined)
  const { query, list } = usePayments()
  const { confirming, followed } = useConfirming()
  const cancelling = useCancelSubscription(() => void navigate('/user'))
  const change = useChangePlan()
  const receipt = Number(parameters.get('recibo'))
  const loading = allOf(query)

  if (parameters.has('recibo')) {
    return <Receipt payment={list?.find(({ id }) => id === receipt)} isLoading={!list} loading={loading} />
  }
  return (
    <>
      <Payments
        subscriptions={subscriptions.data}
        subscriptionsLoading={allOf(subscriptions)}
        holdsPlan={held.length > 0}
        onCancelPlan={cancelling.mutate}
        cancelling={cancelling.isPending}
        onKeepPlan={change.askToKeep}
        opening={tab.opening}
        awaited={tab.awaited}
        onMend={({ id }) =>
          void tab.open(String(id), () =>
            subscriptionCalls('POST payments/subscriptions/{id}/card', {
              params: { id },
              body: { returnUrl: `${location.origin}/user/pagos` },
            }),
          )
        }
        confirming={confirming}
        payments={list}
        loading={loading}
        more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        loadingMore={query.isFetchingNextPage}
      />
      {followed.map(reference => (
        <FollowPayment key={reference} reference={reference} />
      ))}
      <ChangePlanDialog {...change.dialog} />
    </>
  )
}
