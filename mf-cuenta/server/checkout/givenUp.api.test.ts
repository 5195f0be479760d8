import { asc, eq } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { purchaseRefusals } from '../../messages'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { orders, payments, purchases } from '../schema'
import { CARDS, openShop, type Shop } from '../testing/shop'

let shop: Shop<TestServer>
beforeAll(async () => {
  const server = await testServer({
    environment: { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' },
  })
  shop = await openShop(server, await server.signIn(NUEVO))
})
beforeEach(async () => {
  await shop.forgetAll()
  const course = { userId: shop.id, productId: 'Course' as const, product: 2, status: 'ACTIVE' as const }
  await shop.server.context.database.insert(purchases).values(course)
})
afterAll(() => shop.server.close())

const REDUCED = { productId: 'ConsultationOnlineFull', priceList: 'v1' }

const giveUp = () =>
  shop.server.call('POST courses/unassignFromUser', {
    token: shop.token,
    body: { userId: shop.id, courseId: 2 },
  })
/** The minute's job, until it has nothing left to do. */
async function minutesPass() {
  for (let i = 0; i < 2; i++) {
    shop.server.pass(2 * MS_PER_MINUTE)
    await shop.server.jobsDone()
  }
}

test('a page with the price of a course’s owner ends with the course, and the next one has the list’s price', async () => {
  const reduced = await shop.buy(REDUCED)
  const other = await shop.buy({ productId: 'NutricionOnline' })
  expect(await shop.server.context.database.select().from(orders)).toMatchObject([
    { amount: 39_900, status: 'OPEN' },
    { amount: 49_000, status: 'OPEN' },
  ])
  expect((await giveUp()).status).toBe(200)
  await minutesPass()
  expect((await shop.pay(reduced)).html).toContain('ya no está disponible')
  await shop.pay(await shop.buy(REDUCED))
  // Its price owed nothing to the course.
  await shop.pay(other)
  await shop.server.jobsDone()
  const paid = await shop.server.context.database.select().from(orders).where(eq(orders.status, 'PAID'))
  expect(paid.map(({ amount }) => amount).sort()).toEqual([49_000, 49_900])
})

test.each([
  ['its event arrives', CARDS.works],
  ['its event is lost', CARDS.silent],
])('a page that is paid before it is closed is given back, and buys nothing: %s', async (_, card) => {
  await shop.server.emptyMailbox()
  const reduced = await shop.buy(REDUCED)
  await giveUp()
  expect(await shop.pay(reduced, card)).toMatchObject({ status: 303 })
  await shop.server.jobsDone()
  expect(await shop.holds()).toEqual({ purchases: [], subscriptions: [] })
  await minutesPass()
  expect(await shop.lastOrder()).toMatchObject({ amount: 39_900, status: 'REFUNDED' })
  expect(await shop.holds()).toEqual({ purchases: [], subscriptions: [] })
  const mails = await shop.server.mails({ to: NUEVO })
  expect(mails.filter(({ subject }) => subject.startsWith('Te devolvimos $399'))).toHaveLength(1)
})

test('what was paid before the course was given up stays bought, however late its event comes', async () => {
  await shop.pay(await shop.buy(REDUCED), CARDS.silent)
  await giveUp()
  await minutesPass()
  expect(await shop.lastOrder()).toMatchObject({ amount: 39_900, status: 'PAID' })
  expect(await shop.holds()).toEqual({ purchases: ['ConsultationOnlineFull'], subscriptions: [] })
})

test('a page that is being opened meanwhile is closed, and its address is not told', async () => {
  const open = SandboxProvider.prototype.open
  const opening = vi.spyOn(SandboxProvider.prototype, 'open').mockImplementationOnce(async function (
    this: SandboxProvider,
    session,
  ) {
    await giveUp()
    return open.call(this, session)
  })
  expect(await shop.buy(REDUCED)).toMatchObject({
    status: 409,
    body: { message: purchaseRefusals.superseded },
  })
  opening.mockRestore()
  expect(await shop.lastOrder()).toMatchObject({ status: 'EXPIRED' })
  expect((await shop.buy(REDUCED)).status).toBe(201)
  expect(await shop.lastOrder()).toMatchObject({ amount: 49_900 })
})

// Last, since it ends the account of these tests.
test('an account that ends leaves its books without the person, its plan ends, and a page that is paid later is given back', async () => {
  const { context } = shop.server
  // As a server leaves them that dies before it closes the pages of superseded orders.
  const superseded = await shop.subscribe()
  await context.database.update(orders).set({ status: 'EXPIRED' })
  await shop.subscribe()
  await context.database.update(orders).set({ status: 'EXPIRED' })
  await shop.pay(await shop.subscribe())
  await shop.server.jobsDone()
  const plan = await shop.lastOrder()
  const single = await shop.buy({ productId: 'NutricionOnline' })
  const late = await shop.lastOrder()
  await shop.server.call('DELETE auth/me', { token: shop.token, body: { password: PASSWORD } })
  await shop.pay(single)
  await shop.pay(superseded, CARDS.silent)
  // The provider's event comes before the job does.
  await shop.server.jobsDone()
  for (let i = 0; i < 2; i++) {
    shop.server.pass(2 * MS_PER_MINUTE)
    await shop.server.jobsDone()
  }
  const provider = new SandboxProvider(context)
  expect((await provider.read(late.sessionId ?? '')).payments).toMatchObject([
    { amount: 44_100, refunded: 44_100 },
  ])
  // The month that was paid while the account was there stays paid; its plan ends.
  const ended = await provider.read(plan.sessionId ?? '')
  expect(ended).toMatchObject({ payments: [{ refunded: 0 }], subscription: { status: 'ended' } })
  const rows = await context.database.select().from(orders).orderBy(asc(orders.id))
  const [paidLate, unpaid] = await Promise.all(rows.map(({ sessionId }) => provider.read(sessionId ?? '')))
  expect(paidLate).toMatchObject({
    payments: [{ amount: 9_900, refunded: 9_900 }],
    subscription: { status: 'ended' },
  })
  expect(unpaid).toMatchObject({ status: 'expired', payments: [] })
  expect(rows).toMatchObject([
    { userId: null, status: 'REFUNDED', askAt: null },
    { userId: null, status: 'EXPIRED', askAt: null },
    { userId: null, status: 'PAID', returnPath: '/' },
    { userId: null, status: 'REFUNDED', askAt: null },
  ])
  const books = await context.database.select().from(payments).orderBy(asc(payments.id))
  expect(books).toMatchObject([
    { userId: null, status: 'PAID' },
    { userId: null, status: 'REFUNDED' },
    { userId: null, status: 'REFUNDED' },
  ])
  expect(await context.database.$count(purchases)).toBe(0)
})
