import { randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { changeSession } from '../sandbox/changeSession'
import { dueAt, mended, paid, renewed } from '../sandbox/ledger'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { StripeProvider } from '../stripe/StripeProvider'
import { stripeConfig } from '../stripe/stripeConfig'
import { StripeDouble } from '../testing/stripeDouble'
import type { NewSession, PaymentProvider, ProviderSession } from './provider'

/** Everything that the port promises, of the sandbox and of Stripe alike. */
interface Desk {
  provider: PaymentProvider
  /** The person pays on the hosted page. */
  pay(sessionId: string): unknown
  /** The next month begins. */
  renew(sessionId: string, card: 'works' | 'fails'): unknown
  /** The person pays a failed renewal with another card. */
  mend(sessionId: string): unknown
}

let server: TestServer
let double: StripeDouble
beforeAll(async () => {
  server = await testServer()
  double = await new StripeDouble().start()
})
afterAll(async () => {
  await double.stop()
  await server.close()
})

function sandboxDesk(): Desk {
  const { context } = server
  const change = (id: string, by: Parameters<typeof changeSession>[2]) =>
    changeSession(context, id, by, { silent: true })
  return {
    provider: new SandboxProvider(context),
    pay: id => change(id, entry => paid(entry, context.now())),
    renew: (id, card) =>
      change(id, entry => {
        const fails = entry.subscription && { ...entry.subscription, cardFails: card === 'fails' }
        return renewed({ ...entry, subscription: fails }, dueAt(entry) ?? context.now())
      }),
    mend: id => change(id, entry => mended(entry, context.now())),
  }
}

function stripeDesk(): Desk {
  return {
    provider: new StripeProvider(stripeConfig(double.environment)),
    pay: id => double.pay(id),
    renew: (id, card) => double.renew(id, card === 'works' ? 'succeeded' : 'failed'),
    mend: id => double.payInvoice(id),
  }
}

const sessionOf = (more: Partial<NewSession> = {}): NewSession => ({
  reference: randomUUID(),
  productId: 'NutricionOnline',
  title: 'Consulta de nutrición en línea',
  amount: 49_000,
  priceId: null,
  successUrl: 'http://localhost/user/pago?pago=1',
  cancelUrl: 'http://localhost/user/pago?pago=1&cancelado=1',
  expiresAt: new Date(Date.now() + MS_PER_HOUR),
  ...more,
})

const FUNCIONAL = { priceId: 'plan-funcional', title: 'PLAN FUNCIONAL', amount: 9_900 }
const PLUS = { priceId: 'plan-funcional-plus', title: 'PLAN FUNCIONAL PLUS', amount: 79_000 }

describe.each([
  ['the sandbox', sandboxDesk],
  ['Stripe', stripeDesk],
])('%s', (_, deskOf) => {
  let desk: Desk
  let provider: PaymentProvider
  beforeEach(() => {
    desk = deskOf()
    provider = desk.provider
  })

  async function opened(more?: Partial<NewSession>): Promise<string> {
    return (await provider.open(sessionOf(more))).id
  }

  /** The id of a subscription's session, and its state. */
  async function subscribed(): Promise<string> {
    const id = await opened({ ...FUNCIONAL, productId: 'MonthlySubscription' })
    await desk.pay(id)
    return id
  }

  const statesOf = ({ payments }: ProviderSession) =>
    payments.map(({ amount, refunded, status }) => [amount, refunded, status])

  test('a session is opened once for its reference', async () => {
    const session = sessionOf()
    const first = await provider.open(session)
    expect(first).toEqual({ id: expect.any(String), url: expect.stringMatching(/^https?:\/\//) })
    expect(await provider.open(session)).toEqual(first)
    expect(await provider.read(first.id)).toEqual({
      id: first.id,
      reference: session.reference,
      status: 'open',
      payments: [],
      subscription: null,
    })
  })

  test('a product is paid, and given back once', async () => {
    const id = await opened()
    await desk.pay(id)
    const session = await provider.read(id)
    expect(session).toMatchObject({ status: 'paid', subscription: null })
    expect(session.payments).toEqual([
      {
        id: expect.any(String),
        priceId: null,
        amount: 49_000,
        refunded: 0,
        disputeLost: false,
        status: 'paid',
        method: 'card',
        at: expect.any(Date),
      },
    ])
    for (let i = 0; i < 2; i++) await provider.refund(id, session.payments[0]?.id ?? '')
    expect(statesOf(await provider.read(id))).toEqual([[49_000, 49_000, 'paid']])
  })

  test('an open session ends; a paid one stays paid', async () => {
    const [open, done] = [await opened(), await opened()]
    await desk.pay(done)
    for (const id of [open, open, done]) await provider.expire(id)
    expect((await provider.read(open)).status).toBe('expired')
    expect((await provider.read(done)).status).toBe('paid')
  })

  test('a plan renews, and is cancelled to the end of its paid month', async () => {
    const id = await subscribed()
    const { subscription, payments } = await provider.read(id)
    expect(subscription).toMatchObject({ status: 'active', priceId: 'plan-funcional', endsAt: null })
    expect(payments).toMatchObject([{ priceId: 'plan-funcional', amount: 9_900, status: 'paid' }])
    const days = ((subscription?.periodEnd.getTime() ?? 0) - Date.now()) / MS_PER_DAY
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(32)
    await desk.renew(id, 'works')
    await provider.cancel(id, 'periodEnd')
    await provider.cancel(id, 'periodEnd')
    const cancelled = await provider.read(id)
    expect(cancelled.payments).toHaveLength(2)
    expect(cancelled.subscription).toMatchObject({ status: 'active', endsAt: expect.any(Date) })
    expect(cancelled.subscription?.endsAt).toEqual(cancelled.subscription?.periodEnd)
    await desk.renew(id, 'works')
    expect((await provider.read(id)).subscription?.status).toBe('ended')
  })

  test('a change of plan counts from the next renewal, and a cancelled plan goes on', async () => {
    const id = await subscribed()
    await provider.cancel(id, 'periodEnd')
    await provider.changePlan(id, PLUS)
    const changed = await provider.read(id)
    expect(changed.subscription).toMatchObject({ priceId: PLUS.priceId, endsAt: null })
    expect(changed.payments).toHaveLength(1)
    await desk.renew(id, 'works')
    expect((await provider.read(id)).payments.map(({ priceId, amount }) => [priceId, amount])).toEqual([
      ['plan-funcional', 9_900],
      ['plan-funcional-plus', 79_000],
    ])
  })

  test('a failed renewal is paid on a hosted page; the plan goes on', async () => {
    const id = await subscribed()
    await desk.renew(id, 'fails')
    const failed = await provider.read(id)
    expect(failed.subscription?.status).toBe('pastDue')
    expect(statesOf(failed)).toEqual([
      [9_900, 0, 'paid'],
      [9_900, 0, 'failed'],
    ])
    expect(await provider.cardPage(id, 'http://localhost/user/pagos')).toMatch(/^https?:\/\//)
    await desk.mend(id)
    const after = await provider.read(id)
    expect(after.subscription?.status).toBe('active')
    expect(after.payments.map(({ status }) => status)).toEqual(['paid', 'failed', 'paid'])
    expect(new Set(after.payments.map(({ id: payment }) => payment)).size).toBe(3)
  })

  test('a plan whose month was not paid ends at once when it is cancelled', async () => {
    const id = await subscribed()
    await desk.renew(id, 'fails')
    await provider.cancel(id, 'periodEnd')
    expect((await provider.read(id)).subscription?.status).toBe('ended')
  })

  test('a plan ends at once where that is wanted, and nothing changes it afterwards', async () => {
    const id = await subscribed()
    await provider.cancel(id, 'now')
    await provider.cancel(id, 'now')
    await provider.changePlan(id, PLUS)
    const { subscription } = await provider.read(id)
    expect(subscription).toMatchObject({ status: 'ended', priceId: 'plan-funcional' })
  })

  test('all sessions since a moment are listed', async () => {
    const since = new Date()
    const [open, done] = [await opened(), await opened()]
    await desk.pay(done)
    const found = new Map<string, string>()
    for await (const { id, status } of provider.sessionsSince(new Date(since.getTime() - 1000))) {
      found.set(id, status)
    }
    expect([found.get(open), found.get(done)]).toEqual(['open', 'paid'])
    for await (const { id } of provider.sessionsSince(new Date(Date.now() + MS_PER_DAY)))
      expect(id).toBe('none')
  })
})
