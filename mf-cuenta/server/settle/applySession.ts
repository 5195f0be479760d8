import { isConsultation, paidKinds } from 'shared/entitlements/consultations'
import { bookingPath } from 'shared/entitlements/toBook'
import type { ProductId } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import { monthlyPlanById, soldConsultations } from '../catalogue/catalogueStore'
import type { ProviderPayment, ProviderSession } from '../provider/provider'
import type { OrderStatus, PaymentStatus, subscriptions } from '../schema'
import { applyParts } from './applyParts'
import { goesBack, isGivenBack } from './goesBack'
import type { Order } from './order'
import { updateOrder } from './orderStore'
import { rowsOf, writePayment, writeSubscription } from './paidStore'
import { type PlanOf, partsOf } from './partsOf'
import { type Happened, sendMails } from './sendMails'
import type { SubscriptionColumns } from './subscriptionColumns'

interface Applied {
  context: SliceContext
  order: Order
  session: ProviderSession
}

/** Writes what the provider tells of a session. A second time changes nothing. Returns the changes in words. */
export async function applySession(one: Database, { context, order, session }: Applied): Promise<string[]> {
  const planOf = plansOnce(one)
  // The job gives the money back first; only then is the order over.
  const isGoingBack = await goesBack(one, order, session)
  if (isGoingBack) await updateOrder(one, order.id, { askAt: context.now() })
  // An order that was ended before its page was open stays ended: the page is being closed.
  const isClosing = order.status === 'EXPIRED' && session.status === 'open'
  const status = isGoingBack || isClosing ? order.status : statusOf(session)
  const changes: string[] = []
  const happened: Happened[] = []
  if (status !== order.status) {
    await updateOrder(one, order.id, { status })
    changes.push(`${order.reference}: ${order.status} → ${status}`)
  }
  if (session.payments.length === 0 && !session.subscription) return changes

  const had = await rowsOf(one, order.id)
  for (const payment of session.payments) {
    const paymentStatus = statusOfPayment(payment)
    const known = had.payments.find(row => row.paymentId === payment.id)
    if (known?.status === paymentStatus && known.refunded === payment.refunded) continue
    const plan = payment.priceId === null ? undefined : await planOf(payment.priceId)
    const title = plan?.title ?? order.title
    const receipt = await writePayment(one, {
      userId: order.userId,
      orderId: order.id,
      paymentId: payment.id,
      title,
      listAmount: payment.priceId === null ? order.listAmount : payment.amount,
      discount: payment.priceId === null ? order.discount : null,
      amount: payment.amount,
      refunded: payment.refunded,
      status: paymentStatus,
      method: payment.method,
      paidAt: payment.at,
    })
    changes.push(`${order.reference}: pago ${payment.id} ${known?.status ?? '-'} → ${paymentStatus}`)
    if (paymentStatus === 'PAID' && known?.status !== 'PAID') {
      const booking = await bookingOf(one, plan?.includesAppointment ? 'Consultation' : order.productId)
      happened.push({ kind: 'paid', payment, title, receipt, booking })
    }
    if (paymentStatus === 'FAILED' && !known) happened.push({ kind: 'failed', payment, title })
    const amount = payment.refunded - (known?.refunded ?? 0)
    const { disputeLost } = payment
    if (amount > 0) happened.push({ kind: 'refunded', amount, disputeLost, title, paymentId: payment.id })
  }

  // An ended account keeps its books, and holds nothing.
  const { userId } = order
  if (userId === null) return changes

  if (isGoingBack) {
    await sendMails(one, { context, order, userId, happened, subscription: undefined, cancelled: new Map() })
    return changes
  }

  const parts = await applyParts(one, {
    context,
    order,
    userId,
    parts: await partsOf(order, session, planOf),
    known: had.purchases,
  })
  changes.push(...parts.changes)

  const wanted = await subscriptionOf(session, planOf)
  const held = had.subscriptions[0]
  if (wanted && !(held && isSame(held, wanted))) {
    const { since: createdAt, columns } = wanted
    await writeSubscription(one, { userId, orderId: order.id, createdAt, columns })
    changes.push(`${order.reference}: suscripción ${held?.status ?? '-'} → ${wanted.columns.status}`)
    const { status: nowStatus, endsAt } = wanted.columns
    const isCancelled =
      nowStatus === 'CANCELLED' ? held?.status === 'ACTIVE' && !held.endsAt : endsAt && !held?.endsAt
    // The mail about a failed renewal says itself that the plan ended.
    if (held && isCancelled && !happened.some(({ kind }) => kind === 'failed')) {
      const title = (await planOf(wanted.columns.priceId))?.title ?? order.title
      happened.push({ kind: 'cancelled', endsAt: endsAt ?? null, title })
    }
  }
  const { cancelled, chosen } = parts
  await sendMails(one, { context, order, userId, happened, subscription: wanted?.columns, cancelled, chosen })
  return changes
}

/** The page where what was paid is booked; undefined for what pays for no appointment. */
async function bookingOf(one: Database, product: ProductId): Promise<string | undefined> {
  if (!isConsultation(product)) return undefined
  return bookingPath(paidKinds(product, await soldConsultations(one)).specialties)
}

function statusOf({ status, payments: made, subscription }: ProviderSession): OrderStatus {
  if (status === 'open') return 'OPEN'
  if (status === 'expired') return 'EXPIRED'
  const goesOn = subscription && subscription.status !== 'ended'
  const isRefunded = !goesOn && made.length > 0 && made.every(isGivenBack)
  return isRefunded ? 'REFUNDED' : 'PAID'
}

function statusOfPayment(payment: ProviderPayment): PaymentStatus {
  if (payment.status === 'failed') return 'FAILED'
  return isGivenBack(payment) ? 'REFUNDED' : 'PAID'
}

/** The subscription as its row has it: the plan that the last paid month paid for, and the next one. */
async function subscriptionOf(
  { payments: made, subscription }: ProviderSession,
  planOf: PlanOf,
): Promise<Wanted | undefined> {
  const lastPaid = made.filter(payment => payment.status === 'paid').at(-1)
  const [first] = made
  if (!subscription || !first) return undefined
  const priceId = lastPaid?.priceId ?? subscription.priceId
  return {
    since: first.at,
    columns: {
      name: (await planOf(priceId))?.name ?? priceId,
      status: subscription.status === 'ended' ? 'CANCELLED' : 'ACTIVE',
      priceId,
      nextPriceId: subscription.priceId,
      periodEnd: subscription.periodEnd,
      endsAt: subscription.endsAt,
      paymentFailed: subscription.status === 'pastDue',
    },
  }
}

interface Wanted {
  since: Date
  columns: SubscriptionColumns
}

function isSame(held: typeof subscriptions.$inferSelect, { columns }: Wanted): boolean {
  return (
    held.name === columns.name &&
    held.status === columns.status &&
    held.priceId === columns.priceId &&
    held.nextPriceId === columns.nextPriceId &&
    held.periodEnd?.getTime() === columns.periodEnd.getTime() &&
    held.endsAt?.getTime() === columns.endsAt?.getTime() &&
    held.paymentFailed === columns.paymentFailed
  )
}

/** The monthly plans of the catalogue, withdrawn ones included, each read once. */
function plansOnce(one: Database): PlanOf {
  const known = new Map<string, ReturnType<PlanOf>>()
  return priceId => {
    const plan = known.get(priceId) ?? monthlyPlanById(one, priceId)
    known.set(priceId, plan)
    return plan
  }
}
