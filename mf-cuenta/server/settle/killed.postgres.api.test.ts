import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { freePort } from 'shared/testing/programs/freePort'
import { cutAtEachStatement } from 'shared/testing/services/cutAtEachStatement'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { signatureOf } from '../provider/signature'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { signingSecret } from '../sandbox/sandboxStore'
import { orders, paymentEvents, payments, purchases, refunds } from '../schema'
import { CARDS, openShop, type Shop } from '../testing/shop'
import { refundable, refundPayment } from './refundPayment'
import { settle } from './settle'

const WANTED = { productId: 'NutricionOnline', returnUrl: '/user/agendar' }

let home: TestHome
let shop: Shop<TestServer>
let environment: Record<string, string>
beforeEach(async () => {
  home = await testHome()
  environment = { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' }
  const watcher = await testServer({ home, environment })
  shop = await openShop(watcher, await watcher.signIn(NUEVO))
})
afterEach(async () => {
  await shop.server.close()
  await home.remove()
})

const rowsOf = async () => {
  const { database } = shop.server.context
  const ofPerson = eq(orders.userId, shop.id)
  return {
    orders: await database.select({ status: orders.status }).from(orders).where(ofPerson),
    events: await database.$count(paymentEvents),
    payments: await database.$count(payments, eq(payments.userId, shop.id)),
    purchases: await database.$count(purchases, eq(purchases.userId, shop.id)),
  }
}

test('a payment that is cut off is confirmed whole or not at all; the repeated event does the rest', async () => {
  const { statements } = await cutAtEachStatement({
    home,
    environment,
    async prepare() {
      await shop.forgetAll()
      await shop.server.context.database.delete(paymentEvents)
      await shop.pay(await shop.buy({ productId: WANTED.productId }), CARDS.silent)
      const { reference } = await shop.lastOrder()
      const secret = await signingSecret(shop.server.context.database)
      return { secret, event: JSON.stringify({ id: `evt_${randomUUID()}`, reference }) }
    },
    async call({ secret, event }, server) {
      const { statusCode: status } = await server.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        payload: event,
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': signatureOf(Buffer.from(event), secret, server.context.now()),
        },
      })
      return { status }
    },
    async afterCut() {
      const { orders, events, payments, purchases } = await rowsOf()
      const whole = events === 1
      expect([orders.map(({ status }) => status), payments, purchases]).toEqual(
        whole ? [['PAID'], 1, 1] : [['OPEN'], 0, 0],
      )
    },
    async afterRepeat(_, { status }) {
      expect(status).toBe(200)
      expect(await rowsOf()).toMatchObject({
        orders: [{ status: 'PAID' }],
        events: 1,
        payments: 1,
        purchases: 1,
      })
    },
  })
  expect(statements).toBeGreaterThan(8)
})

test('a refund that is cut off takes back payment and purchase together; the repeated command completes it', async () => {
  const { database } = shop.server.context
  // A job of the round before may write its payment again while the tables are emptied.
  const newestPayment = async () => {
    const ofPerson = eq(payments.userId, shop.id)
    const found = database.select().from(payments).where(ofPerson).orderBy(desc(payments.id))
    return (await found.limit(1))[0]
  }
  // In one statement: what was cut off may still be committed between two.
  const held = async () => {
    const ofPerson = eq(payments.userId, shop.id)
    const [found] = await database
      .select({ payment: payments.status, purchase: purchases.status })
      .from(payments)
      .innerJoin(purchases, eq(purchases.orderId, payments.orderId))
      .where(ofPerson)
      .orderBy(desc(payments.id))
      .limit(1)
    return [found?.payment, found?.purchase]
  }
  const { statements } = await cutAtEachStatement({
    home,
    environment,
    async prepare() {
      await shop.forgetAll()
      await shop.pay(await shop.buy({ productId: WANTED.productId }), CARDS.silent)
      const { id } = await shop.lastOrder()
      await settle(shop.server.context, new SandboxProvider(shop.server.context), id)
      expect(await held()).toEqual(['PAID', 'ACTIVE'])
      return (await newestPayment())?.id ?? 0
    },
    async call(id, { context }) {
      try {
        await refundPayment(
          context,
          new SandboxProvider(context),
          await refundable(context, id),
          'se canceló',
        )
        return { status: 200 }
      } catch {
        return { status: 503 }
      }
    },
    async afterCut() {
      expect([
        ['PAID', 'ACTIVE'],
        ['REFUNDED', 'CANCELLED'],
      ]).toContainEqual(await held())
    },
    async afterRepeat(id, { status }) {
      expect(status).toBe(200)
      expect(await held()).toEqual(['REFUNDED', 'CANCELLED'])
      expect(await database.$count(refunds, eq(refunds.paymentId, id))).toBe(1)
    },
  })
  expect(statements).toBeGreaterThan(8)
})
