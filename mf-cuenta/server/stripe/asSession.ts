import type { Stripe } from 'stripe'
import type { PaymentMethod } from '../../contract/payments'
import type { ProviderPayment, ProviderSession } from '../provider/provider'

/** Everything that was read of a session; the subscription's parts are empty for a single payment. */
export interface StripeFacts {
  session: Stripe.Checkout.Session
  subscription: Stripe.Subscription | null
  invoices: readonly Stripe.Invoice[]
  /** Also those that the bank declined. */
  charges: readonly Stripe.Charge[]
  /** The disputes of those charges. */
  disputes: readonly Stripe.Dispute[]
  /** Our plan of a Stripe price. */
  planOf(stripePriceId: string): string | undefined
}

/** Translates Stripe's objects into the session of a payment that the rest of the domain uses. */
export function asSession(facts: StripeFacts): ProviderSession {
  const { session, subscription } = facts
  return {
    id: session.id,
    reference: session.client_reference_id ?? '',
    status: statusOf(session),
    payments: paymentsOf(facts),
    subscription: subscription && subscriptionOf(facts, subscription),
  }
}

/** A completed session may wait for its money for days: cash in a shop, a bank transfer. */
export function statusOf(session: Stripe.Checkout.Session): ProviderSession['status'] {
  if (session.status !== 'complete') return session.status === 'expired' ? 'expired' : 'open'
  if (session.payment_status !== 'unpaid') return 'paid'
  const intent = session.payment_intent
  const hasFailed = intent !== null && typeof intent === 'object' && FAILED.has(intent.status)
  return hasFailed ? 'expired' : 'open'
}

const FAILED = new Set<string>(['requires_payment_method', 'canceled'])

/** The charges in the order of their time. Cards that were declined before anything was paid are no payments. */
function paymentsOf({ session, invoices, charges, disputes, planOf }: StripeFacts): ProviderPayment[] {
  const plans = new Map<string, string>()
  for (const invoice of invoices) {
    const plan = planOfInvoice(invoice, planOf) ?? session.metadata?.priceId
    for (const { payment } of invoice.payments?.data ?? []) {
      const intent = idOf(payment.payment_intent)
      if (intent && plan) plans.set(intent, plan)
    }
  }
  const made = charges
    .filter(({ status }) => status !== 'pending')
    .sort((one, other) => one.created - other.created)
    .map(charge => ({
      ...takenBack(charge, disputes),
      id: charge.id,
      priceId: plans.get(idOf(charge.payment_intent) ?? '') ?? session.metadata?.priceId ?? null,
      amount: charge.amount,
      status: charge.status === 'succeeded' ? ('paid' as const) : ('failed' as const),
      method: METHODS[charge.payment_method_details?.type ?? 'card'] ?? ('other' as const),
      at: instant(charge.created),
    }))
  const first = made.findIndex(({ status }) => status === 'paid')
  return first === -1 ? [] : made.slice(first)
}

/** Stripe adds no lost dispute to a charge's refunds. One that is still open, or was won, takes nothing back. */
function takenBack(
  { id, amount, amount_refunded }: Stripe.Charge,
  disputes: readonly Stripe.Dispute[],
): Pick<ProviderPayment, 'refunded' | 'disputeLost'> {
  const lost = disputes.filter(dispute => idOf(dispute.charge) === id && dispute.status === 'lost')
  const refunded = lost.reduce((sum, dispute) => sum + dispute.amount, amount_refunded)
  return { refunded: Math.min(amount, refunded), disputeLost: lost.length > 0 }
}

/** Stripe's kinds of payment that people in Mexico use; a wallet is a card. */
const METHODS: Readonly<Record<string, PaymentMethod>> = {
  card: 'card',
  link: 'card',
  oxxo: 'cash',
  customer_balance: 'transfer',
}

/** The plan of the month that an invoice bills; the metadata is the subscription's at the invoice's own time. */
function planOfInvoice(invoice: Stripe.Invoice, planOf: StripeFacts['planOf']): string | undefined {
  for (const { pricing } of invoice.lines.data) {
    const price = idOf(pricing?.price_details?.price)
    const plan = price && planOf(price)
    if (plan) return plan
  }
  return invoice.parent?.subscription_details?.metadata?.priceId
}

function subscriptionOf(
  { session, planOf }: StripeFacts,
  subscription: Stripe.Subscription,
): ProviderSession['subscription'] {
  const [item] = subscription.items.data
  const periodEnd = instant(item?.current_period_end ?? subscription.start_date)
  const cancelsAt = subscription.cancel_at === null ? null : instant(subscription.cancel_at)
  return {
    status: STATUSES[subscription.status] ?? 'active',
    priceId:
      (item && planOf(item.price.id)) ?? subscription.metadata.priceId ?? session.metadata?.priceId ?? '',
    periodEnd,
    endsAt: subscription.cancel_at_period_end ? (cancelsAt ?? periodEnd) : cancelsAt,
  }
}

/** A subscription whose attempts are over bills no further month: for its holder it has ended. */
const STATUSES: Readonly<Record<string, 'pastDue' | 'ended'>> = {
  past_due: 'pastDue',
  incomplete: 'pastDue',
  unpaid: 'ended',
  paused: 'ended',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000)
}
