import { MS_PER_DAY } from 'shared/dates/times'
import { addMonth } from './addMonth'

/**
 * The books of the sandbox provider: what happened in one session. Pure functions change it; instants are text, so that
 * an entry is stored as JSON. Amounts are centavos.
 */
export interface LedgerEntry {
  id: string
  reference: string
  title: string
  amount: number
  /** The monthly plan; null: a single payment. */
  priceId: string | null
  successUrl: string
  cancelUrl: string
  createdAt: string
  expiresAt: string
  status: 'open' | 'paid' | 'expired'
  payments: LedgerPayment[]
  subscription: LedgerSubscription | null
}

interface LedgerPayment {
  id: string
  priceId: string | null
  amount: number
  refunded: number
  status: 'paid' | 'failed'
  at: string
}

interface LedgerSubscription {
  status: 'active' | 'pastDue' | 'ended'
  priceId: string
  title: string
  amount: number
  periodEnd: string
  cancelAtPeriodEnd: boolean
  /** The bank refuses the card at every renewal. */
  cardFails: boolean
  /** The next attempt of a failed renewal. */
  retryAt: string | null
  failedAttempts: number
}

/** After so many refused attempts, a day apart, the subscription ends. */
const MOST_ATTEMPTS = 4

const nextId = (entry: LedgerEntry) => `${entry.id}_p${entry.payments.length + 1}`

/** The session was paid, and a plan until `periodEnd`. A session that is not open stays as it is. */
export function paid(
  entry: LedgerEntry,
  now: Date,
  cardFails = false,
  periodEnd = addMonth(now),
): LedgerEntry {
  if (entry.status !== 'open' || now >= new Date(entry.expiresAt)) return entry
  const { priceId, title, amount } = entry
  const payment = { id: nextId(entry), priceId, amount, refunded: 0, status: 'paid', at: now.toISOString() }
  const subscription =
    priceId === null ? null : newSubscription({ priceId, title, amount }, periodEnd, cardFails)
  return { ...entry, status: 'paid', payments: [payment as LedgerPayment], subscription }
}

function newSubscription(
  plan: Pick<LedgerSubscription, 'priceId' | 'title' | 'amount'>,
  periodEnd: Date,
  cardFails: boolean,
): LedgerSubscription {
  return {
    ...plan,
    status: 'active',
    periodEnd: periodEnd.toISOString(),
    cancelAtPeriodEnd: false,
    cardFails,
    retryAt: null,
    failedAttempts: 0,
  }
}

export function expired(entry: LedgerEntry): LedgerEntry {
  return entry.status === 'open' ? { ...entry, status: 'expired' } : entry
}

/** The moment at which `renewed` has something to do. */
export function dueAt({ subscription }: LedgerEntry): Date | null {
  if (!subscription || subscription.status === 'ended') return null
  return new Date(subscription.retryAt ?? subscription.periodEnd)
}

/** One renewal that is due: paid, refused by the bank, or the end of a cancelled subscription. */
export function renewed(entry: LedgerEntry, now: Date): LedgerEntry {
  const { subscription } = entry
  const due = dueAt(entry)
  if (!subscription || !due || due > now) return entry
  if (subscription.cancelAtPeriodEnd) {
    return { ...entry, subscription: { ...subscription, status: 'ended', retryAt: null } }
  }
  const { priceId, amount } = subscription
  const payment = { id: nextId(entry), priceId, amount, refunded: 0, at: now.toISOString() }
  if (!subscription.cardFails) return withMonth(entry, subscription, { ...payment, status: 'paid' })
  const failedAttempts = subscription.failedAttempts + 1
  const over = failedAttempts >= MOST_ATTEMPTS
  return {
    ...entry,
    payments: [...entry.payments, { ...payment, status: 'failed' }],
    subscription: {
      ...subscription,
      status: over ? 'ended' : 'pastDue',
      failedAttempts,
      retryAt: over ? null : new Date(now.getTime() + MS_PER_DAY).toISOString(),
    },
  }
}

function withMonth(
  entry: LedgerEntry,
  subscription: LedgerSubscription,
  payment: LedgerPayment,
): LedgerEntry {
  return {
    ...entry,
    payments: [...entry.payments, payment],
    subscription: {
      ...subscription,
      status: 'active',
      periodEnd: addMonth(new Date(subscription.periodEnd)).toISOString(),
      retryAt: null,
      failedAttempts: 0,
    },
  }
}

/** A failed renewal was paid with another card. */
export function mended(entry: LedgerEntry, now: Date, cardFails = false): LedgerEntry {
  const { subscription } = entry
  if (subscription?.status !== 'pastDue') return entry
  const { priceId, amount } = subscription
  const payment = { id: nextId(entry), priceId, amount, refunded: 0, at: now.toISOString() }
  return withMonth(entry, { ...subscription, cardFails }, { ...payment, status: 'paid' })
}

export function cancelled(entry: LedgerEntry, when: 'periodEnd' | 'now'): LedgerEntry {
  const { subscription } = entry
  if (!subscription || subscription.status === 'ended') return entry
  // A month that was not paid is not given away: there is nothing to wait for.
  const atOnce = when === 'now' || subscription.status === 'pastDue'
  return {
    ...entry,
    subscription: atOnce
      ? { ...subscription, status: 'ended', retryAt: null }
      : { ...subscription, cancelAtPeriodEnd: true },
  }
}

export function changed(
  entry: LedgerEntry,
  plan: Pick<LedgerSubscription, 'priceId' | 'title' | 'amount'>,
): LedgerEntry {
  const { subscription } = entry
  if (!subscription || subscription.status === 'ended') return entry
  return { ...entry, subscription: { ...subscription, ...plan, cancelAtPeriodEnd: false } }
}

export function refunded(entry: LedgerEntry, paymentId: string): LedgerEntry {
  const payments = entry.payments.map(payment =>
    payment.id === paymentId && payment.status === 'paid'
      ? { ...payment, refunded: payment.amount }
      : payment,
  )
  return { ...entry, payments }
}
