import { type Fields, group, type Item, list, monthAfter, newId, Refused } from './stripeWire'

/** The objects that Stripe keeps. `pay`, `renew`, `payInvoice` and `dispute` are what people and banks do. */
export class StripeBooks {
  readonly sessions = new Map<string, Item>()
  readonly subscriptions = new Map<string, Item>()
  readonly invoices: Item[] = []
  readonly charges: Item[] = []
  readonly disputes: Item[] = []
  readonly prices = new Map<string, Item>()
  #now: () => Date

  constructor(now: () => Date = () => new Date()) {
    this.#now = now
  }

  /** The person pays on the hosted page. */
  pay(sessionId: string): void {
    const session = this.of(this.sessions, sessionId)
    if (session.status !== 'open') return
    Object.assign(session, { status: 'complete', payment_status: 'paid' })
    const metadata = { ...session.metadata }
    if (session.mode === 'payment') {
      session.payment_intent = this.#charge({ amount: session.amount_total, metadata, customer: null })
      return
    }
    const customer = newId('cus')
    const start = this.#seconds()
    const subscription: Item = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      metadata,
      start_date: start,
      cancel_at: null,
      cancel_at_period_end: false,
      payment_settings: {},
      items: { data: [{ id: newId('si'), price: session.price, current_period_end: monthAfter(start) }] },
    }
    this.subscriptions.set(subscription.id, subscription)
    Object.assign(session, { customer, subscription: subscription.id })
    this.#bill(subscription, 'succeeded')
  }

  /** The next month begins: its invoice is paid, or the bank declines the card. */
  renew(sessionId: string, outcome: 'succeeded' | 'failed' = 'succeeded'): void {
    const subscription = this.#subscriptionOf(sessionId)
    const [item] = subscription.items.data
    if (subscription.cancel_at_period_end) {
      subscription.status = 'canceled'
      return
    }
    item.current_period_end = monthAfter(item.current_period_end)
    this.#bill(subscription, outcome)
    subscription.status = outcome === 'succeeded' ? 'active' : 'past_due'
  }

  /** The person pays the open invoice on its hosted page. */
  payInvoice(sessionId: string): void {
    const subscription = this.#subscriptionOf(sessionId)
    const open = this.invoices.find(one => one.subscription === subscription.id && one.status === 'open')
    if (!open) throw new Error('no invoice is open')
    open.status = 'paid'
    subscription.status = 'active'
    this.#charge({
      amount: open.amount_due,
      metadata: {},
      customer: subscription.customer,
      intent: open.payments.data[0].payment.payment_intent,
    })
  }

  /** The person disputes a charge at their bank; returns the dispute, whose status the test changes. */
  dispute(charge: Item): Item {
    const dispute = {
      id: newId('du'),
      object: 'dispute',
      charge: charge.id,
      amount: charge.amount,
      status: 'needs_response',
    }
    this.disputes.push(dispute)
    charge.disputed = true
    return dispute
  }

  #subscriptionOf(sessionId: string): Item {
    return this.of(this.subscriptions, this.of(this.sessions, sessionId).subscription)
  }

  #bill(subscription: Item, status: 'succeeded' | 'failed'): void {
    const { price } = subscription.items.data[0]
    const amount = price.unit_amount
    const { customer } = subscription
    const intent = this.#charge({ amount, metadata: {}, customer, status })
    this.invoices.push({
      id: newId('in'),
      object: 'invoice',
      subscription: subscription.id,
      customer,
      amount_due: amount,
      status: status === 'succeeded' ? 'paid' : 'open',
      hosted_invoice_url: `https://invoice.stripe.com/i/${newId('inv')}`,
      lines: { data: [{ pricing: { price_details: { price: price.id } } }] },
      parent: { subscription_details: { metadata: { ...subscription.metadata } } },
      payments: { data: [{ payment: { type: 'payment_intent', payment_intent: intent } }] },
    })
  }

  #charge({
    status = 'succeeded',
    intent = newId('pi'),
    ...rest
  }: {
    amount: number
    metadata: Fields
    customer: string | null
    status?: string
    intent?: string
  }): string {
    this.charges.push({
      id: newId('ch'),
      object: 'charge',
      amount_refunded: 0,
      disputed: false,
      created: this.#seconds(),
      payment_intent: intent,
      status,
      ...rest,
    })
    return intent
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000)
  }

  protected of(items: ReadonlyMap<string, Item>, id: string): Item {
    const item = items.get(id)
    if (!item) throw new Refused(404, `No such object: ${id}`, 'resource_missing')
    return item
  }

  addPrice(id: string, amount: number, more: object = {}): Item {
    const recurring = { interval: 'month' }
    const price = { id, object: 'price', unit_amount: amount, currency: 'mxn', recurring, ...more }
    this.prices.set(id, price)
    return price
  }

  protected newSession(fields: Fields): Item {
    const line = 'line_items[0]'
    const priceId = fields[`${line}[price]`]
    const price = priceId ? this.of(this.prices, priceId) : null
    if (Number(fields.expires_at) < this.#seconds() + 30 * 60) {
      throw new Refused(400, 'The `expires_at` timestamp must be at least 30 minutes from now.')
    }
    const id = newId('cs_test')
    const session: Item = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      mode: fields.mode,
      client_reference_id: fields.client_reference_id,
      metadata: group(fields, 'metadata'),
      amount_total: price ? price.unit_amount : Number(fields[`${line}[price_data][unit_amount]`]),
      created: this.#seconds(),
      customer: null,
      payment_intent: null,
      subscription: null,
      price,
    }
    this.sessions.set(id, session)
    return session
  }

  protected expanded(session: Item): Item {
    const intent = session.payment_intent && { id: session.payment_intent, status: 'succeeded' }
    const subscription = session.subscription && this.of(this.subscriptions, session.subscription)
    return { ...session, payment_intent: intent, subscription }
  }

  protected listSessions({ customer, limit = '10', starting_after: after, ...fields }: Fields) {
    const since = Number(fields['created[gte]'] ?? 0)
    const found = [...this.sessions.values()]
      .filter(one => (!customer || one.customer === customer) && one.created >= since)
      .reverse()
    return list(found, Number(limit), after)
  }

  protected refund({ charge: id, amount }: Fields): Item {
    const charge = this.charges.find(one => one.id === id)
    if (!charge) throw new Refused(404, `No such charge: ${id}`, 'resource_missing')
    if (charge.amount_refunded + Number(amount) > charge.amount) {
      throw new Refused(400, 'Charge has already been refunded.', 'charge_already_refunded')
    }
    charge.amount_refunded += Number(amount)
    return { id: newId('re'), object: 'refund', charge: id, status: 'succeeded' }
  }

  protected changeSubscription(fields: Fields, id: string): Item {
    const subscription = this.of(this.subscriptions, id)
    const price = fields['items[0][price]']
    if (price) subscription.items.data[0].price = this.of(this.prices, price)
    Object.assign(subscription.metadata, group(fields, 'metadata'))
    const cancels = fields.cancel_at_period_end
    if (cancels) subscription.cancel_at_period_end = cancels === 'true'
    subscription.cancel_at = subscription.cancel_at_period_end
      ? subscription.items.data[0].current_period_end
      : null
    return subscription
  }
}
