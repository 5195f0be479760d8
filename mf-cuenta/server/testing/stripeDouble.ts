import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StripeBooks } from './stripeBooks'
import { type Fields, list, newId, Refused, refusal, send } from './stripeWire'

interface Asked {
  method: string
  path: string
  fields: Fields
  idempotencyKey: string | undefined
}

export const STRIPE_WEBHOOK_SECRET = 'whsec_of_the_double'

/**
 * A double of Stripe's HTTP API on a port of its own, as far as the adapter uses it: forms in, Stripe's objects out,
 * idempotency keys, refusals in Stripe's shape.
 */
export class StripeDouble extends StripeBooks {
  readonly asked: Asked[] = []
  /** Answers instead of the API while it is set. */
  instead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  #answers = new Map<string, { status: number; body: unknown }>()
  #server = createServer((request, response) => void this.#take(request, response))
  port = 0

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
    [/^POST \/v1\/checkout\/sessions$/, fields => this.newSession(fields)],
    [/^GET \/v1\/checkout\/sessions$/, fields => this.listSessions(fields)],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_, id) => {
        const session = this.of(this.sessions, id)
        if (session.status !== 'open') {
          throw new Refused(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
        }
        return Object.assign(session, { status: 'expired' })
      },
    ],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (_, id) => this.expanded(this.of(this.sessions, id))],
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
    [/^GET \/v1\/charges\/(\w+)$/, (_, id) => this.of(new Map(this.charges.map(one => [one.id, one])), id)],
    [/^GET \/v1\/disputes$/, ({ charge }) => list(this.disputes.filter(one => one.charge === charge))],
    [/^POST \/v1\/refunds$/, fields => this.refund(fields)],
    [/^POST \/v1\/subscriptions\/(\w+)$/, (fields, id) => this.changeSubscription(fields, id)],
    [
      /^DELETE \/v1\/subscriptions\/(\w+)$/,
      (_, id) => Object.assign(this.of(this.subscriptions, id), { status: 'canceled' }),
    ],
    [
      /^GET \/v1\/prices$/,
      fields =>
        list([...this.prices.values()].filter(price => price.lookup_key === fields['lookup_keys[0]'])),
    ],
    [/^GET \/v1\/prices\/(\w+)$/, (_, id) => this.of(this.prices, id)],
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
}
