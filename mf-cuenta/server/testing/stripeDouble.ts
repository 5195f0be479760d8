import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addMonth } from '../sandbox/addMonth'

type Fields = Record<string, string>
interface Item {
  id: string
  // biome-ignore lint/suspicious/noExplicitAny: Stripe's objects, as they are on the wire
  [field: string]: any
}

interface Asked {
  method: string
  path: string
  fields: Fields
  idempotencyKey: string | undefined
}

export const STRIPE_WEBHOOK_SECRET = 'whsec_of_the_double'

/**
 * A double of Stripe's HTTP API on a port of its own, as far as the adapter uses it: forms in, Stripe's objects out,
 * idempotency keys, refusals in Stripe's shape. `pay`, `renew` and `decline` are what people and banks do.
 */
export class StripeDouble {
  readonly asked: Asked[] = []
  readonly sessions = new Map<string, Item>()
  readonly subscriptions = new Map<string, Item>()
  readonly invoices: Item[] = []
  readonly charges: Item[] = []
  readonly disputes: Item[] = []
  readonly prices = new Map<string, Item>()
  /** Answers instead of the API while it is set. */
  instead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  #answers = new Map<string, { status: number; body: unknown }>()
  #server = createServer((request, response) => void this.#take(request, response))
  #now: () => Date
  port = 0

  constructor(now: () => Date = () => new Date()) {
    this.#now = now
  }

  async start(): Promise<this> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    this.port = (this.#server.address() as AddressInfo).port
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>(resolve => this.#server.close(() => resolve()))
  }

  /** The settings that make our server use it. */
  get environment(): Record<string, string> {
    return {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_the_double',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API: `http://127.0.0.1:${this.port}`,
    }
  }

  /** The person pays on the hosted page. */
  pay(sessionId: string): void {
    const session = this.#of(this.sessions, sessionId)
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

  /** The person disputes a charge at their bank; answers the dispute, whose status the test changes. */
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
    return this.#of(this.subscriptions, this.#of(this.sessions, sessionId).subscription)
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

  #of(items: ReadonlyMap<string, Item>, id: string): Item {
    const item = items.get(id)
    if (!item) throw new Refused(404, `No such object: ${id}`, 'resource_missing')
    return item
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const method = request.method ?? ''
    const fields = Object.fromEntries([
      ...searchParams,
      ...new URLSearchParams(String(Buffer.concat(chunks))),
    ])
    const key = request.headers['idempotency-key'] as string | undefined
    this.asked.push({ method, path: pathname, fields, idempotencyKey: key })
    if (this.instead) return this.instead(request, response)
    if (request.headers.authorization !== 'Bearer sk_test_of_the_double') {
      return send(response, 401, refusal('Invalid API Key provided', undefined))
    }
    const before = key === undefined ? undefined : this.#answers.get(key)
    if (before) return send(response, before.status, before.body)
    const answer = this.#answerOf(`${method} ${pathname}`, fields)
    if (key !== undefined) this.#answers.set(key, answer)
    send(response, answer.status, answer.body)
  }

  #answerOf(name: string, fields: Fields): { status: number; body: unknown } {
    try {
      for (const [pattern, work] of this.#calls) {
        const match = pattern.exec(name)
        if (match) return { status: 200, body: work(fields, match[1] ?? '') }
      }
      throw new Refused(404, `Unrecognized request URL (${name}).`)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { status: error.status, body: refusal(error.message, error.code) }
    }
  }

  #calls: readonly [RegExp, (fields: Fields, id: string) => unknown][] = [
    [/^POST \/v1\/checkout\/sessions$/, fields => this.#newSession(fields)],
    [/^GET \/v1\/checkout\/sessions$/, fields => this.#listSessions(fields)],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_, id) => {
        const session = this.#of(this.sessions, id)
        if (session.status !== 'open') {
          throw new Refused(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
        }
        return Object.assign(session, { status: 'expired' })
      },
    ],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (_, id) => this.#expanded(this.#of(this.sessions, id))],
    [
      /^GET \/v1\/invoices$/,
      ({ subscription, status }) =>
        list(
          this.invoices.filter(
            one => one.subscription === subscription && (!status || one.status === status),
          ),
        ),
    ],
    [
      /^GET \/v1\/charges$/,
      fields => {
        const field = fields.customer ? 'customer' : 'payment_intent'
        return list(this.charges.filter(one => one[field] === fields[field]))
      },
    ],
    [/^GET \/v1\/charges\/(\w+)$/, (_, id) => this.#of(new Map(this.charges.map(one => [one.id, one])), id)],
    [/^GET \/v1\/disputes$/, ({ charge }) => list(this.disputes.filter(one => one.charge === charge))],
    [/^POST \/v1\/refunds$/, fields => this.#refund(fields)],
    [/^POST \/v1\/subscriptions\/(\w+)$/, (fields, id) => this.#changeSubscription(fields, id)],
    [
      /^DELETE \/v1\/subscriptions\/(\w+)$/,
      (_, id) => Object.assign(this.#of(this.subscriptions, id), { status: 'canceled' }),
    ],
    [
      /^GET \/v1\/prices$/,
      fields =>
        list([...this.prices.values()].filter(price => price.lookup_key === fields['lookup_keys[0]'])),
    ],
    [/^GET \/v1\/prices\/(\w+)$/, (_, id) => this.#of(this.prices, id)],
    [
      /^POST \/v1\/prices$/,
      fields =>
        this.addPrice(newId('price'), Number(fields.unit_amount), {
          currency: fields.currency,
          lookup_key: fields.lookup_key,
          recurring: { interval: fields['recurring[interval]'] },
        }),
    ],
  ]

  addPrice(id: string, amount: number, more: object = {}): Item {
    const recurring = { interval: 'month' }
    const price = { id, object: 'price', unit_amount: amount, currency: 'mxn', recurring, ...more }
    this.prices.set(id, price)
    return price
  }

  #newSession(fields: Fields): Item {
    const line = 'line_items[0]'
    const priceId = fields[`${line}[price]`]
    const price = priceId ? this.#of(this.prices, priceId) : null
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

  #expanded(session: Item): Item {
    const intent = session.payment_intent && { id: session.payment_intent, status: 'succeeded' }
    const subscription = session.subscription && this.#of(this.subscriptions, session.subscription)
    return { ...session, payment_intent: intent, subscription }
  }

  #listSessions({ customer, limit = '10', starting_after: after, ...fields }: Fields) {
    const since = Number(fields['created[gte]'] ?? 0)
    const found = [...this.sessions.values()]
      .filter(one => (!customer || one.customer === customer) && one.created >= since)
      .reverse()
    return list(found, Number(limit), after)
  }

  #refund({ charge: id, amount }: Fields): Item {
    const charge = this.charges.find(one => one.id === id)
    if (!charge) throw new Refused(404, `No such charge: ${id}`, 'resource_missing')
    if (charge.amount_refunded + Number(amount) > charge.amount) {
      throw new Refused(400, 'Charge has already been refunded.', 'charge_already_refunded')
    }
    charge.amount_refunded += Number(amount)
    return { id: newId('re'), object: 'refund', charge: id, status: 'succeeded' }
  }

  #changeSubscription(fields: Fields, id: string): Item {
    const subscription = this.#of(this.subscriptions, id)
    const price = fields['items[0][price]']
    if (price) subscription.items.data[0].price = this.#of(this.prices, price)
    Object.assign(subscription.metadata, group(fields, 'metadata'))
    const cancels = fields.cancel_at_period_end
    if (cancels) subscription.cancel_at_period_end = cancels === 'true'
    subscription.cancel_at = subscription.cancel_at_period_end
      ? subscription.items.data[0].current_period_end
      : null
    return subscription
  }
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}

const refusal = (message: string, code: string | undefined) => ({
  error: { type: 'invalid_request_error', message, ...(code && { code }) },
})

function list(all: readonly Item[], limit = 100, after?: string) {
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const data = all.slice(from, from + limit)
  return { object: 'list', data, has_more: from + limit < all.length }
}

/** The fields `name[…]` of a form. */
function group(fields: Fields, name: string): Fields {
  const inside = Object.entries(fields).filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(inside.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`

const monthAfter = (seconds: number) => addMonth(new Date(seconds * 1000)).getTime() / 1000
