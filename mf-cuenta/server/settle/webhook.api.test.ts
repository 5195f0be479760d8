import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { signatureOf } from '../provider/signature'
import { requestOf } from '../sandbox/deliverEvents'
import { signingSecret } from '../sandbox/sandboxStore'
import { orders, paymentEvents, payments, purchases } from '../schema'
import { CARDS, NOTHING, openShop, type Shop } from '../testing/shop'

let shop: Shop<TestServer>
beforeAll(async () => {
  const server = await testServer({
    environment: { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' },
  })
  shop = await openShop(server, await server.signIn(NUEVO))
})
beforeEach(() => shop.forgetAll())
afterAll(() => shop.server.close())

const now = () => shop.server.context.now()

/** Pays without the sandbox's own event; the test sends the events itself. */
async function paidInSilence(productId = 'NutricionOnline') {
  await shop.pay(await shop.buy({ productId }), CARDS.silent)
  return (await shop.lastOrder()).reference
}

const post = (body: string, headers: Record<string, string>) =>
  shop.server.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  })

async function send(event: object, { at = now(), secret = '' } = {}) {
  const body = JSON.stringify(event)
  const key = secret || (await signingSecret(shop.server.context.database))
  return post(body, { 'sandbox-signature': signatureOf(Buffer.from(body), key, at) })
}

const counts = async () => {
  const { database } = shop.server.context
  return {
    purchases: await database.$count(purchases),
    events: await database.$count(paymentEvents, eq(paymentEvents.id, 'evt_1')),
    payments: await database.$count(payments, eq(payments.status, 'PAID')),
  }
}

test('a hundred deliveries make one purchase', async () => {
  const before = await counts()
  const reference = await paidInSilence()
  const deliveries = Array.from({ length: 100 }, () => send({ id: 'evt_1', reference }))
  const statuses = (await Promise.all(deliveries)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await counts()).toEqual({ purchases: 1, events: 1, payments: before.payments + 1 })
  await shop.server.context.database.delete(paymentEvents)
})

test('a hundred events of one payment make one purchase', async () => {
  const reference = await paidInSilence()
  const events = Array.from({ length: 100 }, (_, i) => send({ id: `evt_of_${i}`, reference }))
  for (const { statusCode } of await Promise.all(events)) expect(statusCode).toBe(200)
  expect(await counts()).toMatchObject({ purchases: 1 })
})

test('a failure half-way leaves nothing; the repeated event does everything', async () => {
  const before = await counts()
  const reference = await paidInSilence()
  const { database } = shop.server.context
  await database.execute(`
    create function cuenta.fails() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`)
  await database.execute(
    'create trigger fails before insert on cuenta.purchases for each row execute function cuenta.fails()',
  )
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await send({ id: 'evt_1', reference })).statusCode).toBe(500)
  said.mockRestore()
  expect(await counts()).toEqual({ purchases: 0, events: 0, payments: before.payments })
  expect((await shop.lastOrder()).status).toBe('OPEN')
  await database.execute('drop trigger fails on cuenta.purchases')
  await database.execute('drop function cuenta.fails()')
  expect((await send({ id: 'evt_1', reference })).statusCode).toBe(200)
  expect(await counts()).toEqual({ purchases: 1, events: 1, payments: before.payments + 1 })
  await database.delete(paymentEvents)
})

describe('refused with 400, and nothing is stored', () => {
  const forged = 'otra clave que no es la del proveedor'
  test.each([
    ['no signature', (reference: string) => post(JSON.stringify({ id: 'evt_1', reference }), {})],
    [
      'an empty signature',
      (reference: string) =>
        post(JSON.stringify({ id: 'evt_1', reference }), { 'sandbox-signature': 't=,v1=' }),
    ],
    ['another key', (reference: string) => send({ id: 'evt_1', reference }, { secret: forged })],
    [
      'too old',
      (reference: string) =>
        send({ id: 'evt_1', reference }, { at: new Date(now().getTime() - 6 * MS_PER_MINUTE) }),
    ],
    [
      'from the future',
      (reference: string) =>
        send({ id: 'evt_1', reference }, { at: new Date(now().getTime() + 6 * MS_PER_MINUTE) }),
    ],
    ['text that cannot be stored', (reference: string) => send({ id: 'evt\u0000', reference })],
    ['an unknown session', () => send({ id: 'evt_1', reference: '6b1f0c52-6f0e-4d8e-9c55-0a4f5f6f7a11' })],
    ['a session that is no reference', () => send({ id: 'evt_1', reference: "x' or 1=1" })],
    ['no session', () => send({ id: 'evt_1' })],
    [
      'a body that is no JSON',
      async () => {
        const body = 'hola'
        const key = await signingSecret(shop.server.context.database)
        return post(body, { 'sandbox-signature': signatureOf(Buffer.from(body), key, now()) })
      },
    ],
    [
      'a signature over other bytes',
      async (reference: string) => {
        const key = await signingSecret(shop.server.context.database)
        const seconds = Math.floor(now().getTime() / 1000)
        const digest = createHmac('sha256', key).update(`${seconds}.{}`).digest('hex')
        return post(JSON.stringify({ id: 'evt_1', reference }), {
          'sandbox-signature': `t=${seconds},v1=${digest}`,
        })
      },
    ],
  ])('%s', async (_, sent) => {
    const reference = await paidInSilence()
    const { statusCode, payload } = await sent(reference)
    expect(statusCode).toBe(400)
    expect(JSON.parse(payload).message).toBeTruthy()
    expect(await counts()).toMatchObject({ purchases: 0, events: 0 })
    expect(await shop.holds()).toEqual(NOTHING)
  })
})

test('an event that is signed a few minutes apart is taken: clocks differ', async () => {
  const reference = await paidInSilence()
  const at = new Date(now().getTime() + 4 * MS_PER_MINUTE)
  expect((await send({ id: 'evt_clock', reference }, { at })).statusCode).toBe(200)
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
})

test('events that arrive in reverse end in the provider’s state', async () => {
  await shop.pay(await shop.buy({ productId: 'PsicologiaOnline' }), CARDS.silent)
  const order = await shop.lastOrder()
  const { context } = shop.server
  const { SandboxProvider } = await import('../sandbox/SandboxProvider')
  const provider = new SandboxProvider(context)
  const [payment] = (await provider.read(order.sessionId ?? '')).payments
  await provider.refund(order.sessionId ?? '', payment?.id ?? '')
  // The refund's event first, the payment's later.
  await shop.server.jobsDone()
  expect((await send({ id: 'evt_of_payment', reference: order.reference })).statusCode).toBe(200)
  expect(await shop.holds()).toEqual(NOTHING)
  const [{ status } = { status: '' }] = await context.database
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, order.id))
  expect(status).toBe('REFUNDED')
})

test('a payment whose event never comes settles by itself', async () => {
  await paidInSilence()
  await shop.server.jobsDone()
  expect(await shop.holds()).toEqual(NOTHING)
  shop.server.pass(3 * MS_PER_MINUTE)
  await shop.server.jobsDone()
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
})

describe('a server that dies between the provider’s answer and its own commit', () => {
  /** The payment as such a server leaves it: the provider has a session of which nothing is recorded here. */
  async function unrecorded() {
    const page = await shop.buy({ productId: 'NutricionOnline' })
    const { id, sessionId, reference } = await shop.lastOrder()
    const { database } = shop.server.context
    await database.update(orders).set({ sessionId: null, url: null, askAt: null }).where(eq(orders.id, id))
    return { page, sessionId, reference }
  }

  test('the repeated attempt gets the same page', async () => {
    const { page, sessionId } = await unrecorded()
    expect((await shop.buy({ productId: 'NutricionOnline' })).body).toEqual(page.body)
    expect(await shop.lastOrder()).toMatchObject({ sessionId, status: 'OPEN' })
    expect(await shop.server.context.database.$count(orders)).toBe(1)
  })

  test('an event of that session finds it, and what was paid is held', async () => {
    const { page, sessionId, reference } = await unrecorded()
    await shop.pay(page, CARDS.silent)
    for (let i = 0; i < 2; i++) expect((await send({ id: 'evt_found', reference })).statusCode).toBe(200)
    expect(await shop.lastOrder()).toMatchObject({ sessionId, status: 'PAID' })
    expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
  })

  test('without either, the payment counts as abandoned after its hour', async () => {
    const { reference } = await unrecorded()
    shop.server.pass(61 * MS_PER_MINUTE)
    await shop.server.jobsDone()
    expect((await shop.lastOrder()).status).toBe('EXPIRED')
    expect((await send({ id: 'evt_late', reference })).statusCode).toBe(400)
  })
})

test('a page that nobody pays counts as abandoned after its hour', async () => {
  await shop.buy({ productId: 'NutricionOnline' })
  const { reference } = await shop.lastOrder()
  shop.server.pass(62 * MS_PER_MINUTE)
  await shop.server.jobsDone()
  const { body } = await shop.server.call(`GET purchases/checkouts/${reference}`, { token: shop.token })
  expect(body.state).toBe('abandoned')
})

test('the sandbox repeats an event until it is answered with 200', async () => {
  await shop.pay(await shop.buy({ productId: 'GinecologaOnline' }))
  const { database } = shop.server.context
  // The table of events is away for the first attempts.
  await database.execute('alter table cuenta.payment_events rename to away')
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await shop.server.jobsDone()
  said.mockRestore()
  expect(await shop.holds()).toEqual(NOTHING)
  await database.execute('alter table cuenta.away rename to payment_events')
  shop.server.pass(2 * MS_PER_MINUTE)
  await shop.server.jobsDone()
  expect((await shop.holds()).purchases).toEqual(['GinecologaOnline'])
  const events = await shop.events()
  expect(events.every(({ deliveredAt }) => deliveredAt)).toBe(true)
  expect(await requestOf(shop.server.context, 'evt_none')).toBeUndefined()
})
