import type { IncomingHttpHeaders } from 'node:http'
import type { ProductId } from 'shared/published/person'
import type { PaymentMethod } from '../../contract/payments'

/** A payment as the provider has it. Amounts are centavos. */
export interface ProviderPayment {
  id: string
  /** The monthly plan that it paid for; null for a single product. */
  priceId: string | null
  amount: number
  /** The part that went back to the person, by a refund or by a dispute that the practice lost. */
  refunded: number
  /** The bank took the money back: the person disputed the payment, and the practice lost. */
  disputeLost: boolean
  status: 'paid' | 'failed'
  method: PaymentMethod
  at: Date
}

interface ProviderSubscription {
  status: 'active' | 'pastDue' | 'ended'
  /** The plan that the next renewal pays for. */
  priceId: string
  /** The end of the paid month. */
  periodEnd: Date
  /** The end of a cancelled subscription. */
  endsAt: Date | null
}

/** Everything that the provider knows of one session, as it is at this moment. */
export interface ProviderSession {
  id: string
  /** Our reference. */
  reference: string
  status: 'open' | 'paid' | 'expired'
  /** In the order of their time. */
  payments: ProviderPayment[]
  subscription: ProviderSubscription | null
}

export interface NewSession {
  /** Also the key of the attempt: a second request with it opens no second session. */
  reference: string
  productId: ProductId
  title: string
  /** Centavos: the whole price, or a month's. */
  amount: number
  /** The monthly plan, for a subscription. */
  priceId: string | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** A monthly plan as its next renewal pays for it; the amount is centavos. */
export interface PlanToPay {
  priceId: string
  title: string
  amount: number
}

/** A verified event: a hint that something of this session changed. Its facts are read from the provider. */
export interface ProviderEvent {
  id: string
  reference: string
}

/**
 * A payment provider (decision 32). Facts come from `read` alone: events only tell when to read. Every function throws
 * `ProviderAway` where the provider does not answer.
 */
export interface PaymentProvider {
  /** The header with the signature of its events, in lower case. */
  signatureHeader: string
  /** Opens a hosted payment page, which can be paid until `expiresAt`: half an hour ahead at least. */
  open(session: NewSession): Promise<{ id: string; url: string }>
  /** Ends an open session, so that it can no longer be paid. A paid session stays as it is. */
  expire(sessionId: string): Promise<void>
  read(sessionId: string): Promise<ProviderSession>
  /** Ends a subscription at the end of its paid month, or at once. */
  cancel(sessionId: string, when: 'periodEnd' | 'now'): Promise<void>
  /** From the next renewal on the subscription pays for this plan. A cancelled subscription goes on. */
  changePlan(sessionId: string, plan: PlanToPay): Promise<void>
  /** The hosted page where a failed renewal is paid with another card. It may not lead back to `returnUrl` by itself. */
  cardPage(sessionId: string, returnUrl: string): Promise<string>
  /** Gives all of a payment back. A second call changes nothing. */
  refund(sessionId: string, paymentId: string): Promise<void>
  /** The event of a request; undefined where its signature is wrong, too old, or from the future. */
  eventOf(bytes: Buffer, headers: IncomingHttpHeaders, now: Date): Promise<ProviderEvent | undefined>
  /** All sessions since a moment, for the reconciliation. */
  sessionsSince(since: Date): AsyncIterable<Pick<ProviderSession, 'id' | 'reference' | 'status'>>
}

/** The provider does not answer: nothing is known of the request. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('the payment provider does not answer', { cause })
    this.name = 'ProviderAway'
  }
}

/** The provider refused, and would refuse again. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
}
