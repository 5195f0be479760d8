import { asc } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { NUEVO } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { purchaseRefusals } from '../../messages'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { orders, sandboxSessions } from '../schema'
import { settle } from '../settle/settle'
import { CONSULT, openSandboxShop, shop } from '../testing/sandboxShop'
import { CARDS } from '../testing/shop'

openSandboxShop()

test('a double click, a repeated attempt and a second tab get one page', async () => {
  const key = { 'idempotency-key': '3b9f1c52-6f0e-4d8e-9c55-0a4f5f6f7a11' }
  const answers = await Promise.all([
    shop.buy(CONSULT, key),
    shop.buy(CONSULT, key),
    shop.buy(CONSULT),
    shop.buy(CONSULT),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(await shop.server.context.database.$count(orders)).toBe(1)
  expect((await shop.buy({ productId: 'PsicologiaOnline' }, key)).status).toBe(409)
})

test('an attempt that finds a page open without one is known when it is repeated after the payment', async () => {
  const key = { 'idempotency-key': '3b9f1c52-6f0e-4d8e-9c55-0a4f5f6f7a13' }
  const first = await shop.buy(CONSULT)
  expect((await shop.buy(CONSULT, key)).body).toEqual(first.body)
  await shop.pay(first)
  await shop.server.jobsDone()
  expect((await shop.buy(CONSULT, key)).body).toEqual(first.body)
  expect((await shop.buy({ productId: 'PsicologiaOnline' }, key)).status).toBe(409)
})

test('an attempt that is repeated after it was paid gets its first answer', async () => {
  const key = { 'idempotency-key': '3b9f1c52-6f0e-4d8e-9c55-0a4f5f6f7a12' }
  const first = await shop.buy(CONSULT, key)
  await shop.pay(first)
  await shop.server.jobsDone()
  expect((await shop.buy(CONSULT, key)).body).toEqual(first.body)
  expect(await shop.server.context.database.$count(orders)).toBe(1)
})

test('the same consultation can be bought again once it is paid', async () => {
  for (let i = 0; i < 2; i++) {
    await shop.pay(await shop.buy(CONSULT))
    await shop.server.jobsDone()
  }
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline', 'NutricionOnline'])
})

test('a page with a price that is no longer the person’s is closed before the new one opens', async () => {
  const full = await shop.buy({ productId: 'NutricionPresencial' })
  await shop.pay(await shop.subscribe())
  await shop.server.jobsDone()
  const reduced = await shop.buy({ productId: 'NutricionPresencial' })
  expect(reduced.body.url).not.toBe(full.body.url)
  expect(await shop.lastOrder()).toMatchObject({ amount: 53_100, discount: { kind: 'plan', amount: 5_900 } })
  const late = await shop.pay(full)
  expect(late).toMatchObject({ status: 200 })
  expect(late.html).toContain('ya no está disponible')
  await shop.pay(reduced)
  await shop.server.jobsDone()
  const { body } = await shop.server.call('GET payments', { token: shop.token })
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({
    title: 'Consulta de nutrición presencial',
    listAmount: 59_000,
    amount: 53_100,
    discount: { text: '10 % de descuento por tu plan' },
    status: 'PAID',
  })
})

test('a page that was paid meanwhile is not opened a second time', async () => {
  const open = await shop.subscribe('plan-funcional')
  await shop.pay(open, CARDS.silent)
  expect((await shop.subscribe('plan-funcional-plus')).status).toBe(409)
  expect(await shop.holds()).toMatchObject({ subscriptions: ['MonthlySubscription'] })
})

test('a page that another plan superseded while it was being opened is closed, and its address is not told', async () => {
  const open = SandboxProvider.prototype.open
  let other: Awaited<ReturnType<typeof shop.subscribe>> | undefined
  const opening = vi.spyOn(SandboxProvider.prototype, 'open').mockImplementationOnce(async function (
    this: SandboxProvider,
    session,
  ) {
    other = await shop.subscribe('plan-funcional-plus')
    return open.call(this, session)
  })
  const { status, body } = await shop.subscribe('plan-funcional')
  opening.mockRestore()
  expect({ status, body }).toEqual({ status: 409, body: { message: purchaseRefusals.superseded } })
  expect(other?.status).toBe(201)
  expect(await pagesOpen()).toEqual(['plan-funcional-plus'])
  await shop.pay(other as NonNullable<typeof other>)
  await shop.server.jobsDone()
  expect((await shop.holds()).subscriptions).toEqual(['PLAN FUNCIONAL PLUS'])
})

test('of two plans that are asked for at once, one page is open', async () => {
  const answers = await Promise.all([shop.subscribe('plan-funcional'), shop.subscribe('plan-funcional-plus')])
  expect(await pagesOpen()).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
})

test('of two monthly plans that were both paid, one is held; the other is cancelled and given back', async () => {
  const { database } = shop.server.context
  await shop.server.emptyMailbox()
  const first = await shop.subscribe('plan-funcional')
  // As a server leaves it that dies before it closes the page of a superseded order.
  await database.update(orders).set({ status: 'EXPIRED' })
  await shop.pay(first, CARDS.silent)
  await shop.pay(await shop.subscribe('plan-funcional-plus'), CARDS.silent)
  const provider = new SandboxProvider(shop.server.context)
  const bought = await database.select().from(orders).orderBy(asc(orders.id))
  await Promise.all(bought.map(({ id }) => settle(shop.server.context, provider, id)))
  expect((await shop.holds()).subscriptions).toHaveLength(1)
  for (let i = 0; i < 2; i++) {
    shop.server.pass(2 * MS_PER_MINUTE)
    await shop.server.jobsDone()
  }
  const books = await Promise.all(bought.map(({ sessionId }) => provider.read(sessionId ?? '')))
  const isRefunded = (book: (typeof books)[number]) =>
    book.payments.every(({ amount, refunded }) => amount === refunded)
  const kept = books.map(book => ({ status: book.subscription?.status, isRefunded: isRefunded(book) }))
  expect(kept).toContainEqual({ status: 'active', isRefunded: false })
  expect(kept).toContainEqual({ status: 'ended', isRefunded: true })
  expect((await shop.holds()).subscriptions).toHaveLength(1)
  const statuses = (await database.select().from(orders)).map(({ status }) => status).sort()
  expect(statuses).toEqual(['PAID', 'REFUNDED'])
  const mails = await shop.server.mails({ to: NUEVO })
  expect(mails.filter(({ subject }) => subject.startsWith('Te devolvimos'))).toHaveLength(1)
  // Both payments were made, also that of the plan which was not held.
  expect(mails.filter(({ subject }) => subject.startsWith('Recibimos tu pago'))).toHaveLength(2)
})

async function pagesOpen() {
  const sessions = await shop.server.context.database.select().from(sandboxSessions)
  return sessions.filter(({ entry }) => entry.status === 'open').map(({ entry }) => entry.priceId)
}
