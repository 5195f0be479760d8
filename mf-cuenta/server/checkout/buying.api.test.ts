import { eq } from 'drizzle-orm'
import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import { ANA } from 'shared/testing/testServer'
import { purchaseRefusals } from '../../messages'
import { orders, payments, purchases, sandboxSessions } from '../schema'
import { CONSULT, openSandboxShop, shop } from '../testing/sandboxShop'
import { CARDS, NOTHING } from '../testing/shop'

openSandboxShop()

test('a product is paid on the provider’s page, and held once its event arrived', async () => {
  const started = await shop.buy(CONSULT)
  expect(started.status).toBe(201)
  expect(Object.keys(started.body)).toEqual(['url'])
  // Its event comes later than the two reads below, however slow the machine is.
  const paid = await shop.pay(started, CARDS.slow)
  const { reference } = await shop.lastOrder()
  expect(paid).toMatchObject({
    status: 303,
    location: `http://localhost/user/pago?pago=${reference}`,
  })

  const stateOf = async () =>
    (await shop.server.call(`GET purchases/checkouts/${reference}`, { token: shop.token })).body
  expect(await shop.holds()).toEqual(NOTHING)
  // A person who left the payment's page can go on there.
  expect(await stateOf()).toMatchObject({ state: 'confirming', amount: 49_000, page: started.body.url })
  shop.server.pass(16_000)
  await shop.server.jobsDone()
  expect(await shop.holds()).toEqual({ purchases: ['NutricionOnline'], subscriptions: [] })
  const back = { returnPath: '/user/agendar?specialist=3', page: null }
  expect(await stateOf()).toMatchObject({ state: 'confirmed', ...back })
})

test('a payment is listed as being confirmed from the return until it is settled, and only then is paid', async () => {
  const listed = async (token = shop.token) =>
    (await shop.server.call('GET purchases/checkouts', { token })).body
  const comeBack = (reference: string, token = shop.token) =>
    shop.server.call(`POST purchases/checkouts/${reference}/return`, { token })
  await shop.pay(await shop.buy(CONSULT), CARDS.silent)
  const { reference, title } = await shop.lastOrder()
  await shop.buy({ productId: 'PsicologiaOnline' })
  // The page of the second one was only opened, and nobody has come back from the first one.
  expect(await listed()).toEqual([])
  const ana = await shop.server.signIn(ANA)
  expect((await comeBack(reference, ana.token)).status).toBe(404)
  expect(await listed()).toEqual([])

  for (let time = 0; time < 2; time++) expect((await comeBack(reference)).status).toBe(200)
  expect(await listed()).toEqual([{ reference, title, amount: 49_000 }])
  expect(await listed(ana.token)).toEqual([])
  const history = async () => (await shop.server.call('GET payments', { token: shop.token })).body
  expect([await history(), await shop.holds()]).toEqual([[], NOTHING])

  shop.server.pass(2 * MS_PER_MINUTE)
  await shop.server.jobsDone()
  expect(await listed()).toEqual([])
  expect(await history()).toMatchObject([{ title, status: 'PAID', amount: 49_000 }])
})

test('a payment that was not made in time is not being confirmed any more', async () => {
  await shop.buy(CONSULT)
  const { reference } = await shop.lastOrder()
  const call = (name: string) => shop.server.call(name, { token: shop.token })
  // The person opens the page of the return without having paid.
  await call(`POST purchases/checkouts/${reference}/return`)
  expect((await call('GET purchases/checkouts')).body).toHaveLength(1)
  shop.server.pass(2 * MS_PER_HOUR)
  await shop.server.jobsDone()
  expect((await call('GET purchases/checkouts')).body).toEqual([])
})

test('a payment begins only at the price that the person was shown', async () => {
  const begun = () => shop.server.context.database.$count(orders, eq(orders.userId, shop.id))
  const before = await begun()
  for (const shownAmount of [48_900, 49_100, 0]) {
    expect(await shop.buy({ ...CONSULT, shownAmount })).toMatchObject({
      status: 409,
      body: { message: purchaseRefusals.otherPrice },
    })
  }
  expect((await shop.buy({ ...CONSULT, shownAmount: -1 })).status).toBe(400)
  expect(await begun()).toBe(before)
  expect((await shop.buy({ ...CONSULT, shownAmount: 49_000 })).status).toBe(201)
})

test('the payment of a monthly plan begins only at the price that the person was shown', async () => {
  const plan = { priceId: 'plan-funcional', name: 'MonthlySubscription' }
  const call = (shownAmount: number) =>
    shop.server.call('POST plans/checkoutSession', { token: shop.token, body: { ...plan, shownAmount } })
  expect(await call(9_800)).toMatchObject({ status: 409, body: { message: purchaseRefusals.otherPrice } })
  expect(await shop.server.context.database.$count(orders)).toBe(0)
  expect((await call(9_900)).status).toBe(201)
})

test('price, status and owner of the body are not believed', async () => {
  await shop.buy({ ...CONSULT, price: 1, amount: 1, status: 'ACTIVE', userId: 1 })
  const order = await shop.lastOrder()
  expect(order).toMatchObject({ userId: shop.id, amount: 49_000, status: 'OPEN' })
  const [session] = await shop.server.context.database
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.reference, order.reference))
  expect(session?.entry.amount).toBe(49_000)
  expect(await shop.holds()).toEqual(NOTHING)
})

test.each([
  ['an unknown product', { productId: 'Nada' }, 'productId'],
  ['a course without its id', { productId: 'Course' }, 'product'],
  ['an unknown course', { productId: 'Course', product: 99_999 }, 'product'],
  ['a course for a consultation', { ...CONSULT, product: 1 }, 'product'],
  ['another origin', { ...CONSULT, returnUrl: 'https://otro.mx/user' }, 'returnUrl'],
  ['another origin in disguise', { ...CONSULT, returnUrl: '/\\otro.mx' }, 'returnUrl'],
])('%s is refused, and nothing is stored', async (_, body, field) => {
  const { status, body: refusal } = await shop.buy(body)
  expect(status).toBe(400)
  expect(Object.keys(refusal.errors)).toEqual([field])
  expect(await shop.server.context.database.$count(orders)).toBe(0)
})

test('a monthly plan is not sold as a product', async () => {
  expect((await shop.buy({ productId: 'MonthlySubscription' })).status).toBe(400)
})

test('a plan’s name that is another’s is refused, and nothing is stored', async () => {
  const { status, body } = await shop.server.call('POST plans/checkoutSession', {
    token: shop.token,
    body: { priceId: 'plan-funcional', name: 'PLAN FUNCIONAL PLUS' },
  })
  expect({ status, errors: Object.keys(body.errors) }).toEqual({ status: 400, errors: ['name'] })
  expect(await shop.server.context.database.$count(orders)).toBe(0)
})

test('a course that the person owns is 409', async () => {
  const course = { productId: 'Course', product: 2 }
  await shop.pay(await shop.buy(course))
  await shop.server.jobsDone()
  expect(await shop.holds()).toEqual({ purchases: ['Course 2'], subscriptions: [] })
  expect((await shop.buy(course)).status).toBe(409)
})

test('a card that the bank declines changes nothing; another one pays on the same page', async () => {
  const started = await shop.buy(CONSULT)
  const declined = await shop.pay(started, CARDS.declined)
  // Back never leads to a page that would have to be sent again.
  expect(declined).toMatchObject({ status: 303, location: expect.stringMatching(/\?problema=rechazada$/) })
  expect(declined.html).toContain('Tu banco rechazó la tarjeta')
  await shop.server.jobsDone()
  expect(await shop.holds()).toEqual(NOTHING)
  expect(await shop.pay(started)).toMatchObject({ status: 303 })
})

test('the bank’s question is answered before the card is charged', async () => {
  const started = await shop.buy(CONSULT)
  const asked = await shop.pay(started, CARDS.asks)
  expect(asked.html).toContain('Tu banco pide confirmar')
  const number = CARDS.asks.replaceAll(' ', '')
  const url = new URL(started.body.url)
  expect((await shop.post(url, { asked: number, answer: 'no' })).html).toContain('No confirmaste')
  await shop.server.jobsDone()
  expect(await shop.holds()).toEqual(NOTHING)
  expect((await shop.post(url, { asked: number, answer: 'si' })).status).toBe(303)
  await shop.server.jobsDone()
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
})

test('a real card is not accepted, and no number is stored anywhere', async () => {
  const started = await shop.buy(CONSULT)
  const number = '5105 1051 0510 5100'
  const answer = await shop.pay(started, number)
  expect(answer.html).toContain('tarjetas de prueba')
  expect(answer.html).not.toContain('5105')
  await shop.pay(started)
  await shop.server.jobsDone()
  const { database } = shop.server.context
  const everything = JSON.stringify([
    await database.select().from(orders),
    await database.select().from(payments),
    await database.select().from(purchases),
    await database.select().from(sandboxSessions),
    await shop.events(),
  ])
  expect(everything.replaceAll(' ', '')).not.toMatch(/4242424242424242|5105105105105100/)
})

test('a page of another session does not exist', async () => {
  const { status, html } = await shop.post(
    new URL(`http://localhost/api/sandbox-pagos/ses_${'0'.repeat(32)}`),
    { number: CARDS.works },
  )
  expect({ status, message: JSON.parse(html).message }).toEqual({
    status: 404,
    message: 'No existe esta página de pago.',
  })
})

test('another person’s payment is 404', async () => {
  await shop.buy(CONSULT)
  const { reference } = await shop.lastOrder()
  const ana = await shop.server.signIn()
  const asked = await shop.server.call(`GET purchases/checkouts/${reference}`, { token: ana.token })
  expect(asked.status).toBe(404)
})

test('the prices that are shown are those that are charged', async () => {
  const { body } = await shop.server.call('GET payments/prices', { token: shop.token })
  for (const { productId, product, list, amount } of body.prices) {
    if (productId === 'Course' && product === null) continue
    await shop.buy({ productId, ...(product && { product }), ...(list && { priceList: list }) })
    expect({ productId, list, amount: (await shop.lastOrder()).amount }).toEqual({ productId, list, amount })
  }
  expect(
    body.monthlyPlans.map((plan: { title: string; amount: number }) => [plan.title, plan.amount]),
  ).toEqual([
    ['PLAN FUNCIONAL', 9_900],
    ['PLAN FUNCIONAL PLUS', 79_000],
  ])
})
