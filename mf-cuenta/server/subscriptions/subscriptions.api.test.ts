import { MS_PER_DAY, MS_PER_MINUTE } from 'shared/dates/times'
import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { payments } from '../schema'
import { CARDS, NOTHING, openShop, type Shop } from '../testing/shop'

let shop: Shop<TestServer>
beforeAll(async () => {
  const environment = { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' }
  const server = await testServer({ environment })
  shop = await openShop(server, await server.signIn(NUEVO))
})
beforeEach(async () => {
  await shop.forgetAll()
  await signInAgain()
})
afterAll(() => shop.server.close())

/** Months pass in these tests, and sessions end. */
async function signInAgain() {
  const { id, token } = await shop.server.signIn(NUEVO)
  shop = Object.assign(shop, { id, token })
}

const held = async () => (await shop.server.call('GET payments/subscriptions', { token: shop.token })).body

async function subscribed(priceId?: string, card?: string) {
  await shop.pay(await shop.subscribe(priceId), card)
  await shop.server.jobsDone()
  return (await held())[0]
}

/** A month and some minutes later. */
async function monthLater() {
  shop.server.pass(31 * MS_PER_DAY)
  await shop.server.jobsDone()
  shop.server.pass(15 * MS_PER_MINUTE)
  await shop.server.jobsDone()
  await signInAgain()
}

const call = (name: string, body?: object) => shop.server.call(name, { token: shop.token, body })

describe('the person is told by mail', () => {
  beforeEach(() => shop.server.emptyMailbox())

  /** The mails of this test, oldest first, without greeting and farewell. */
  async function mails() {
    const all = await shop.server.mails({ to: NUEVO })
    return all.reverse().map(({ to, subject, text }) => {
      const [, ...body] = text.split('\n\n')
      return { to, subject, body: body.slice(0, -1).join(' | ') }
    })
  }
  const day = expect.stringMatching(/^PLAN FUNCIONAL\n\$99 MXN el \d+ de [a-z]+ de \d{4}/)

  test('of a payment, with its discount, and of a renewal', async () => {
    await subscribed()
    await shop.pay(await shop.buy({ productId: 'NutricionOnline' }))
    await shop.server.jobsDone()
    await monthLater()
    const [first, consult, renewal, ...more] = await mails()
    expect(more).toEqual([])
    expect(first).toEqual({ to: NUEVO, subject: 'Recibimos tu pago de $99 MXN', body: day })
    expect(first?.body).toMatch(/Tu plan se renueva el .+ \| http:\/\/localhost\/user\/pagos\?recibo=\d+$/)
    expect(consult?.subject).toBe('Recibimos tu pago de $441 MXN')
    expect(consult?.body).toContain('Consulta de nutrición en línea')
    expect(consult?.body).toContain('10 % de descuento por tu plan: $49 MXN menos')
    expect(consult?.body).not.toContain('se renueva')
    expect(consult?.body).toMatch(/\?recibo=\d+ \| http:\/\/localhost\/user\/agendar\?especialidad=1$/)
    expect(renewal).toEqual({ to: NUEVO, subject: 'Recibimos tu pago de $99 MXN', body: day })
  })

  test('of a renewal of another plan, by the plan’s own name', async () => {
    const { id } = await subscribed()
    await call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional-plus' })
    await monthLater()
    expect((await mails()).at(-1)?.body).toMatch(/^PLAN FUNCIONAL PLUS\n\$790 MXN el/)
  })

  test('of a cancellation, with the last day', async () => {
    const { id, renewsAt } = await subscribed()
    await call(`DELETE plans/cancel-suscription?subscription=${id}`)
    await shop.server.jobsDone()
    const last = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Monterrey' })
    const until = last.format(new Date(renewsAt))
    expect((await mails()).slice(1)).toEqual([
      {
        to: NUEVO,
        subject: 'Cancelaste tu plan',
        body: `PLAN FUNCIONAL queda cancelado. Lo sigues teniendo hasta el ${until} y no se te cobrará de nuevo. | http://localhost/user/pagos`,
      },
    ])
  })

  test('of each failed renewal, and of the end that follows', async () => {
    await subscribed('plan-funcional', CARDS.failsLater)
    await monthLater()
    expect((await mails()).slice(1)).toEqual([
      {
        to: NUEVO,
        subject: 'No pudimos renovar tu plan',
        body: expect.stringMatching(/el cobro de \$99 MXN por PLAN FUNCIONAL\. \| Tu plan sigue activo/),
      },
    ])
    for (let attempt = 0; attempt < 4; attempt++) {
      shop.server.pass(MS_PER_DAY + 15 * MS_PER_MINUTE)
      await shop.server.jobsDone()
    }
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects).toEqual(['Recibimos tu pago de $99 MXN', ...Array(4).fill('No pudimos renovar tu plan')])
    expect((await mails()).at(-1)?.body).toContain('tu plan terminó')
  })
})

test('a plan is held, renews each month, and each month of PLUS brings an appointment', async () => {
  const subscription = await subscribed('plan-funcional-plus')
  expect(subscription).toMatchObject({ title: 'PLAN FUNCIONAL PLUS', amount: 79_000, endsAt: null })
  expect(await shop.holds()).toEqual({
    purchases: ['MonthlySubscription', 'Consultation'],
    subscriptions: ['PLAN FUNCIONAL PLUS'],
  })
  await monthLater()
  expect((await shop.holds()).purchases).toEqual(['MonthlySubscription', 'Consultation', 'Consultation'])
  expect(await shop.server.context.database.$count(payments)).toBe(2)
})

test('a second plan is not sold beside the first', async () => {
  await subscribed()
  expect((await shop.subscribe()).status).toBe(409)
  expect((await shop.subscribe('plan-funcional-plus')).status).toBe(409)
  expect((await shop.subscribe('nada')).status).toBe(400)
})

test('a cancelled plan is held until its paid month ends', async () => {
  const { id, renewsAt } = await subscribed()
  const cancelled = await call(`DELETE plans/cancel-suscription?subscription=${id}`)
  expect(cancelled).toMatchObject({ status: 200, body: { endsAt: renewsAt, renewsAt: null } })
  expect((await shop.holds()).subscriptions).toEqual(['MonthlySubscription'])
  expect((await call('DELETE plans/cancel-suscription')).status).toBe(409)
  await monthLater()
  expect(await shop.holds()).toEqual(NOTHING)
  expect((await call('DELETE plans/cancel-suscription')).status).toBe(404)
})

test('another person’s subscription is 404', async () => {
  const { id } = await subscribed()
  const ana = await shop.server.signIn()
  const asAna = await shop.server.call(`DELETE plans/cancel-suscription?subscription=${id}`, {
    token: ana.token,
  })
  expect(asAna.status).toBe(404)
  expect((await held())[0].endsAt).toBeNull()
})

test('a change of plan counts from the next renewal', async () => {
  const { id } = await subscribed()
  const changed = await call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional-plus' })
  expect(changed.body).toMatchObject({
    title: 'PLAN FUNCIONAL',
    changesTo: 'PLAN FUNCIONAL PLUS',
    amount: 79_000,
  })
  expect((await shop.holds()).purchases).toEqual(['MonthlySubscription'])
  await monthLater()
  expect(await shop.holds()).toEqual({
    purchases: ['MonthlySubscription', 'Consultation'],
    subscriptions: ['PLAN FUNCIONAL PLUS'],
  })
  expect((await held())[0]).toMatchObject({ title: 'PLAN FUNCIONAL PLUS', changesTo: null })
})

test('a plan changes only at the price that the person was shown', async () => {
  const { id } = await subscribed()
  const change = (shownAmount: number) =>
    call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional-plus', shownAmount })
  expect((await change(78_900)).status).toBe(409)
  expect((await held())[0]).toMatchObject({ changesTo: null })
  expect((await change(79_000)).status).toBe(200)
})

test('a coming change is taken back: the own plan renews at its own price', async () => {
  const { id } = await subscribed()
  await call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional-plus' })
  expect((await held())[0]).toMatchObject({ nextPriceId: 'plan-funcional-plus', ownAmount: 9_900 })
  const kept = await call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional' })
  expect(kept).toMatchObject({ status: 200, body: { changesTo: null, nextPriceId: null, amount: 9_900 } })
  await monthLater()
  expect((await shop.holds()).subscriptions).toEqual(['MonthlySubscription'])
  expect((await call('GET payments')).body[0]).toMatchObject({ title: 'PLAN FUNCIONAL', amount: 9_900 })
})

test('a cancelled plan with a coming change says only that it ends', async () => {
  const { id } = await subscribed()
  await call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional-plus' })
  await call(`DELETE plans/cancel-suscription?subscription=${id}`)
  const [cancelled] = await held()
  expect(cancelled).toMatchObject({ changesTo: null, nextPriceId: null, renewsAt: null })
  expect(cancelled.endsAt).not.toBeNull()
  const resumed = await call(`POST payments/subscriptions/${id}/change`, {
    priceId: 'plan-funcional',
    resume: true,
  })
  expect(resumed.body).toMatchObject({ endsAt: null, changesTo: null, amount: 9_900 })
})

test('a cancelled plan goes on only when the person said so', async () => {
  const { id } = await subscribed()
  await call('DELETE plans/cancel-suscription')
  const change = { priceId: 'plan-funcional-plus' }
  const unsaid = await call(`POST payments/subscriptions/${id}/change`, change)
  expect(unsaid).toMatchObject({ status: 409, body: { message: expect.stringContaining('cancelado') } })
  expect((await held())[0].endsAt).not.toBeNull()
  const said = await call(`POST payments/subscriptions/${id}/change`, { ...change, resume: true })
  expect(said).toMatchObject({ status: 200, body: { endsAt: null, changesTo: 'PLAN FUNCIONAL PLUS' } })
})

test('a failed renewal is told, and mended with another card', async () => {
  const { id } = await subscribed('plan-funcional', CARDS.failsLater)
  expect((await call(`POST payments/subscriptions/${id}/card`, { returnUrl: '/user/pagos' })).status).toBe(
    409,
  )
  await monthLater()
  expect((await held())[0]).toMatchObject({ paymentFailed: true })
  expect((await shop.holds()).subscriptions).toEqual(['MonthlySubscription'])
  const page = await call(`POST payments/subscriptions/${id}/card`, { returnUrl: '/user/pagos' })
  expect(page.status).toBe(201)
  expect(await shop.pay(page)).toMatchObject({ status: 303, location: 'http://localhost/user/pagos' })
  await shop.server.jobsDone()
  expect((await held())[0]).toMatchObject({ paymentFailed: false })
  const { body } = await call('GET payments')
  expect(body.map(({ status }: { status: string }) => status)).toEqual(['PAID', 'FAILED', 'PAID'])
})

test('the sandbox’s card whose month is short fails at its renewal, and the next month is a whole one', async () => {
  await subscribed('plan-funcional', CARDS.failsSoon)
  shop.server.pass(11_000)
  await shop.server.jobsDone()
  const [failed] = await held()
  expect(failed).toMatchObject({ paymentFailed: true })
  const page = await call(`POST payments/subscriptions/${failed.id}/card`, { returnUrl: '/user/pagos' })
  await shop.pay(page)
  await shop.server.jobsDone()
  const [mended] = await held()
  expect(mended).toMatchObject({ paymentFailed: false })
  const days = (Date.parse(mended.renewsAt) - shop.server.context.now().getTime()) / MS_PER_DAY
  expect(days).toBeGreaterThan(27)
})

test('a renewal that fails again and again ends the plan', async () => {
  await subscribed('plan-funcional', CARDS.failsLater)
  await monthLater()
  for (let day = 0; day < 4; day++) {
    shop.server.pass(MS_PER_DAY + 15 * MS_PER_MINUTE)
    await shop.server.jobsDone()
  }
  shop.server.pass(MS_PER_DAY)
  await shop.server.jobsDone()
  await signInAgain()
  expect(await shop.holds()).toEqual(NOTHING)
})
