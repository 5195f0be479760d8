import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { SliceContext } from 'shared/server/slices/context'
import {
  invoiceRequests,
  orders,
  payments,
  purchases,
  refunds,
  sandboxEvents,
  sandboxSessions,
  subscriptions,
} from '../schema'

export const CARDS = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
  failsLater: '4000 0000 0000 0341',
  failsSoon: '4000 0000 0000 0333',
  slow: '4000 0000 0000 0259',
  silent: '4000 0000 0000 9235',
} as const

/** The name of each monthly plan's subscription. */
const NAMES: Readonly<Record<string, string>> = {
  'plan-funcional': 'MonthlySubscription',
  'plan-funcional-plus': 'PLAN FUNCIONAL PLUS',
}

/** The part of a test's server that a shop needs. */
interface ShopServer {
  app: Pick<FastifyInstance, 'inject' | 'listen'>
  context: SliceContext
  config: { port: number }
  call(name: string, sent: object): Promise<Answer>
  jobsDone(): Promise<void>
}

interface Answer {
  status: number
  headers?: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  body: any
}

/** Opens the sandbox's shop for a person: the server listens, so that events reach it by HTTP. */
export async function openShop<S extends ShopServer>(
  server: S,
  { id, token }: { id: number; token: string },
): Promise<Shop<S>> {
  await server.app.listen({ host: '127.0.0.1', port: server.config.port })
  return new Shop(server, id, token)
}

export class Shop<S extends ShopServer = ShopServer> {
  constructor(
    readonly server: S,
    readonly id: number,
    readonly token: string,
  ) {}

  buy(body: object, headers?: Record<string, string>): Promise<Answer> {
    return this.server.call('POST purchases', {
      token: this.token,
      body: { returnUrl: '/user/agendar?specialist=3', ...body },
      headers,
    })
  }

  subscribe(priceId = 'plan-funcional'): Promise<Answer> {
    return this.server.call('POST plans/checkoutSession', {
      token: this.token,
      body: { priceId, name: NAMES[priceId] ?? priceId },
    })
  }

  /** Sends the card form of a payment page; returns the page, or the address that it leads to. */
  async pay({ body }: Answer, number: string = CARDS.works, more: Record<string, string> = {}) {
    return this.post(new URL(body.url), { number, ...more })
  }

  /** A refused card leads to the page that says so, which is read too. */
  async post(url: URL, fields: Record<string, string>) {
    const answer = await this.server.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    const location = answer.headers.location as string | undefined
    const isRefused = location?.startsWith(url.pathname)
    const page = isRefused ? await this.server.app.inject({ url: location }) : answer
    return { status: answer.statusCode, location, html: page.body }
  }

  /** The person's holdings, as `auth/me` answers them. */
  async holds() {
    const { body } = await this.server.call('POST auth/me', { token: this.token })
    return {
      purchases: body.purchases.map(
        ({ productId, product }: { productId: string; product: number | null }) =>
          product === null ? productId : `${productId} ${product}`,
      ),
      subscriptions: body.subscriptions.map(({ name }: { name: string }) => name),
    }
  }

  async lastOrder() {
    const [order] = await this.server.context.database
      .select()
      .from(orders)
      .where(eq(orders.userId, this.id))
      .orderBy(desc(orders.id))
      .limit(1)
    if (!order) throw new Error('nothing was ordered')
    return order
  }

  events() {
    return this.server.context.database.select().from(sandboxEvents)
  }

  /** Empties the shop. The jobs of earlier payments run first, or they would run during the next test. */
  async forgetAll() {
    await this.server.jobsDone()
    const { database } = this.server.context
    const sandbox = [sandboxSessions, sandboxEvents]
    for (const table of [invoiceRequests, refunds, purchases, subscriptions, payments, orders, ...sandbox]) {
      await database.delete(table)
    }
  }
}

export const NOTHING = { purchases: [], subscriptions: [] }
