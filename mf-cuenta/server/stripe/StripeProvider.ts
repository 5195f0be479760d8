import type { IncomingHttpHeaders } from 'node:http'
import type { Stripe } from 'stripe'
import {
  type NewSession,
  type PaymentProvider,
  type PlanToPay,
  type ProviderEvent,
  ProviderRefused,
  type ProviderSession,
} from '../provider/provider'
import { idOf, statusOf } from './asSession'
import { callStripe } from './callStripe'
import { PAGE, readSession } from './readSession'
import type { StripeConfig } from './stripeConfig'
import { verifiedEvent } from './verifiedEvent'

/**
 * An attempt's time limit, and the attempts after the first. One of them may be lost to a connection that was kept open
 * and is closed at the other end. Where a person waits, `inTime` ends them all together.
 */
const LIMITS = { timeout: 6_000, maxNetworkRetries: 2 }

const SIGNATURE = 'stripe-signature'

/**
 * Stripe, through its own SDK. A checkout session has a customer of its own, and a subscription belongs to the session
 * that began it. Stripe gets our reference, the product's name and its price, and no data of the person: it asks the
 * person itself for what it needs.
 */
export class StripeProvider implements PaymentProvider {
  signatureHeader = SIGNATURE
  #config: StripeConfig
  #limits: typeof LIMITS
  #client: Promise<Stripe> | undefined
  /** Our plan of each Stripe price that the configuration names. */
  #plans: ReadonlyMap<string, string>

  constructor(config: StripeConfig, limits = LIMITS) {
    this.#config = config
    this.#limits = limits
    this.#plans = new Map([...config.catalogue].flatMap(([ours, all]) => all.map(theirs => [theirs, ours])))
  }

  async open(session: NewSession): Promise<{ id: string; url: string }> {
    const { reference, successUrl, cancelUrl, expiresAt, priceId } = session
    const metadata = { reference, ...(priceId !== null && { priceId }) }
    const params: Stripe.Checkout.SessionCreateParams = {
      client_reference_id: reference,
      metadata,
      success_url: successUrl,
      cancel_url: cancelUrl,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      locale: 'es-419',
      ...(this.#config.automaticTax && { automatic_tax: { enabled: true } }),
    }
    const item =
      priceId === null
        ? this.#itemOf(session)
        : { price: await this.#priceOf({ priceId, title: session.title, amount: session.amount }) }
    const opened = await this.#call(stripe =>
      stripe.checkout.sessions.create(
        {
          ...params,
          line_items: [{ quantity: 1, ...item }],
          ...(priceId === null
            ? {
                mode: 'payment',
                payment_intent_data: { metadata },
                ...(this.#config.invoices && { invoice_creation: { enabled: true } }),
              }
            : { mode: 'subscription', subscription_data: { metadata } }),
        },
        { idempotencyKey: reference },
      ),
    )
    if (!opened.url) throw new ProviderRefused(`session ${opened.id} has no page`)
    return { id: opened.id, url: opened.url }
  }

  async expire(sessionId: string): Promise<void> {
    try {
      await this.#call(stripe => stripe.checkout.sessions.expire(sessionId))
    } catch (error) {
      // Stripe refuses to expire what is over already.
      if (!(error instanceof ProviderRefused)) throw error
      const { status } = await this.#call(stripe => stripe.checkout.sessions.retrieve(sessionId))
      if (status === 'open') throw error
    }
  }

  async read(sessionId: string): Promise<ProviderSession> {
    return this.#call(stripe => readSession(stripe, sessionId, id => this.#plans.get(id)))
  }

  async cancel(sessionId: string, when: 'periodEnd' | 'now'): Promise<void> {
    const subscription = await this.#subscriptionOf(sessionId)
    if (!subscription || isOver(subscription)) return
    // A month that was not paid is not given away: there is nothing to wait for.
    const atOnce = when === 'now' || subscription.status !== 'active'
    await this.#call<unknown>(stripe =>
      atOnce
        ? stripe.subscriptions.cancel(subscription.id)
        : stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    )
  }

  async changePlan(sessionId: string, plan: PlanToPay): Promise<void> {
    const subscription = await this.#subscriptionOf(sessionId)
    const [item] = subscription?.items.data ?? []
    if (!subscription || !item || isOver(subscription)) return
    const price = await this.#priceOf(plan)
    await this.#call(stripe =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price }],
        metadata: { priceId: plan.priceId },
        proration_behavior: 'none',
        cancel_at_period_end: false,
      }),
    )
  }

  async cardPage(sessionId: string): Promise<string> {
    const subscription = await this.#subscriptionOf(sessionId)
    if (!subscription) throw new ProviderRefused(`session ${sessionId} has no subscription`)
    return this.#call(async stripe => {
      // The card that pays this invoice pays the next ones too.
      await stripe.subscriptions.update(subscription.id, {
        payment_settings: { save_default_payment_method: 'on_subscription' },
      })
      const open = await stripe.invoices.list({ subscription: subscription.id, status: 'open', limit: 1 })
      const page = open.data[0]?.hosted_invoice_url
      if (!page) throw new ProviderRefused(`no invoice of session ${sessionId} waits for its payment`)
      return page
    })
  }

  async refund(sessionId: string, paymentId: string): Promise<void> {
    const { payments } = await this.read(sessionId)
    const payment = payments.find(({ id }) => id === paymentId)
    if (payment?.status !== 'paid' || payment.refunded >= payment.amount) return
    const rest = { charge: paymentId, amount: payment.amount - payment.refunded }
    const idempotencyKey = `refund ${paymentId} ${payment.refunded}`
    await this.#call(stripe => stripe.refunds.create(rest, { idempotencyKey }))
  }

  async eventOf(bytes: Buffer, headers: IncomingHttpHeaders, now: Date): Promise<ProviderEvent | undefined> {
    const { webhooks } = await this.#stripe()
    const { webhookSecret: secret } = this.#config
    const event = verifiedEvent(webhooks, { bytes, header: headers[SIGNATURE], secret, now })
    const told = event?.data?.object as EventObject | undefined
    if (!event || !told || typeof event.id !== 'string') return undefined
    const object = told.object === 'dispute' ? await this.#chargeOf(told) : told
    const reference = object.client_reference_id ?? object.metadata?.reference
    if (reference) return { id: event.id, reference }
    // Of a renewal Stripe tells the customer alone, who belongs to one session.
    const customer = idOf(object.customer)
    if (!customer) return undefined
    const found = await this.#call(stripe => stripe.checkout.sessions.list({ customer, limit: 1 }))
    const [session] = found.data
    return session?.client_reference_id ? { id: event.id, reference: session.client_reference_id } : undefined
  }

  /** A dispute names its charge, and not whose that is. */
  #chargeOf({ charge }: EventObject): Promise<EventObject> {
    return this.#call(stripe => stripe.charges.retrieve(idOf(charge) ?? ''))
  }

  async *sessionsSince(since: Date): AsyncIterable<Pick<ProviderSession, 'id' | 'reference' | 'status'>> {
    const stripe = await this.#stripe()
    const created = { gte: Math.floor(since.getTime() / 1000) }
    const pages = stripe.checkout.sessions.list({ created, limit: PAGE })[Symbol.asyncIterator]()
    for (;;) {
      const next = await callStripe(() => pages.next())
      if (next.done) return
      const { id, client_reference_id: reference, metadata } = next.value
      // Other shops of the same account have sessions of their own.
      if (reference && metadata?.reference === reference) {
        yield { id, reference, status: statusOf(next.value) }
      }
    }
  }

  /** The price of a plan: the configured one, or the one that this made at Stripe before, or a new one. */
  async #priceOf({ priceId, title, amount }: PlanToPay): Promise<string> {
    const [configured] = this.#config.catalogue.get(priceId) ?? []
    return this.#call(async stripe => {
      if (configured) {
        const { unit_amount, currency, recurring } = await stripe.prices.retrieve(configured)
        if (unit_amount === amount && currency === 'mxn' && recurring?.interval === 'month') return configured
        throw new ProviderRefused(
          `${configured} does not cost ${amount} centavos a month, as ${priceId} does`,
        )
      }
      const lookupKey = `${priceId} ${amount}`
      const [known] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })).data
      if (known) return known.id
      const made = await stripe.prices.create(
        {
          currency: 'mxn',
          unit_amount: amount,
          recurring: { interval: 'month' },
          product_data: { name: title },
          lookup_key: lookupKey,
          ...this.#tax(),
        },
        { idempotencyKey: `price ${lookupKey}` },
      )
      return made.id
    })
  }

  /** A single product's price depends on its buyer, so it is sent with the session. */
  #itemOf({ productId, title, amount }: NewSession): Stripe.Checkout.SessionCreateParams.LineItem {
    const [product] = this.#config.catalogue.get(productId) ?? []
    return {
      price_data: {
        currency: 'mxn',
        unit_amount: amount,
        ...(product ? { product } : { product_data: { name: title } }),
        ...this.#tax(),
      },
    }
  }

  /** The prices of the catalogue include the taxes. */
  #tax(): { tax_behavior?: 'inclusive' } {
    return this.#config.automaticTax ? { tax_behavior: 'inclusive' } : {}
  }

  async #subscriptionOf(sessionId: string): Promise<Stripe.Subscription | null> {
    const { subscription } = await this.#call(stripe =>
      stripe.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] }),
    )
    return typeof subscription === 'object' ? subscription : null
  }

  async #call<T>(request: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.#stripe()
    return callStripe(() => request(stripe))
  }

  /** The SDK is loaded by the first call: it costs 20 MB, which a practice without Stripe does not pay. */
  #stripe(): Promise<Stripe> {
    this.#client ??= import('stripe').then(({ default: Client }) => {
      const { protocol, hostname, port } = new URL(this.#config.api)
      return new Client(this.#config.key, {
        ...this.#limits,
        protocol: protocol === 'http:' ? 'http' : 'https',
        host: hostname,
        ...(port && { port }),
        telemetry: false,
      })
    })
    return this.#client
  }
}

/** The fields by which an event's object is found here. */
interface EventObject {
  object?: string
  charge?: string | { id: string } | null
  client_reference_id?: string | null
  metadata?: Record<string, string> | null
  customer?: string | { id: string } | null
}

function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}
