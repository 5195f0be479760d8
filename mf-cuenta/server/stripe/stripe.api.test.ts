import { MS_PER_MINUTE } from 'shared/dates/times'
import { NUEVO } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { orders, paymentEvents, payments } from '../schema'
import { pagosCommand } from '../settle/pagosCommand'
import { NOTHING } from '../testing/shop'
import { call, double, now, openStripeShop, sent, sessionOf, shop, tell } from '../testing/stripeShop'
import { StripeProvider } from './StripeProvider'
import { stripeConfig } from './stripeConfig'

openStripeShop()

test('a product is bought: the price is the catalogue’s, and the reference is the key', async () => {
  const { status, body } = await shop.buy({ productId: 'NutricionOnline', price: 1 })
  const { reference, sessionId } = await shop.lastOrder()
  expect({ status, url: body.url }).toEqual({
    status: 201,
    url: `https://checkout.stripe.com/c/pay/${sessionId}`,
  })
  const [asked] = sent('/v1/checkout/sessions')
  expect(asked).toMatchObject({
    idempotencyKey: reference,
    fields: {
      mode: 'payment',
      client_reference_id: reference,
      'metadata[reference]': reference,
      'payment_intent_data[metadata][reference]': reference,
      'line_items[0][price_data][currency]': 'mxn',
      'line_items[0][price_data][unit_amount]': '49000',
      'line_items[0][price_data][tax_behavior]': 'inclusive',
      'line_items[0][price_data][product_data][name]': 'Consulta de nutrición en línea',
      'automatic_tax[enabled]': 'true',
      'invoice_creation[enabled]': 'true',
      success_url: `http://localhost/user/pago?pago=${reference}`,
    },
  })
  double.pay(sessionId ?? '')
  expect(await shop.holds()).toEqual(NOTHING)
  expect(await tell(await sessionOf(), { type: 'checkout.session.completed' })).toBe(200)
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
})

test('a hundred deliveries make one purchase, and a refund at Stripe takes it back', async () => {
  await shop.buy({ productId: 'Course', product: 2 })
  expect(sent('/v1/checkout/sessions')[0]?.fields['line_items[0][price_data][product]']).toBe('prod_curso')
  const { sessionId } = await shop.lastOrder()
  double.pay(sessionId ?? '')
  const session = await sessionOf()
  const statuses = await Promise.all(Array.from({ length: 100 }, () => tell(session, { id: 'evt_once' })))
  // A busy server has no connection for all of them in time, and Stripe delivers those again.
  expect(statuses.filter(status => status !== 503)).toEqual(statuses.filter(status => status === 200))
  expect(await tell(session, { id: 'evt_once' })).toBe(200)
  expect((await shop.holds()).purchases).toEqual(['Course 2'])
  const charge = double.charges.at(-1)
  Object.assign(charge ?? {}, { amount_refunded: 14_900 })
  expect(await tell(charge ?? {}, { type: 'charge.refunded', id: 'evt_refund' })).toBe(200)
  expect(await shop.holds()).toEqual(NOTHING)
})

test('a lost dispute takes the product back, and is told as what it is; an open or won one takes nothing', async () => {
  await shop.buy({ productId: 'NutricionOnline' })
  double.pay((await shop.lastOrder()).sessionId ?? '')
  await tell(await sessionOf(), { id: 'evt_paid' })
  const dispute = double.dispute(double.charges.at(-1) ?? { id: '' })
  for (const status of ['needs_response', 'under_review', 'won']) {
    dispute.status = status
    const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed'
    expect(await tell(dispute, { type, id: `evt_${status}` })).toBe(200)
    expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
  }
  dispute.status = 'lost'
  for (let i = 0; i < 2; i++) {
    expect(await tell(dispute, { type: 'charge.dispute.closed', id: 'evt_lost' })).toBe(200)
  }
  expect(await shop.holds()).toEqual(NOTHING)
  expect((await shop.lastOrder()).status).toBe('REFUNDED')
  const [payment] = (await call('GET payments')).body
  expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 49_000 })
  const told = await shop.server.mails({ to: NUEVO })
  expect(told.filter(({ subject }) => subject.startsWith('Tu banco te regresó'))).toHaveLength(1)
  // The bank has the money already: nothing is given back a second time.
  await new StripeProvider(stripeConfig(double.environment)).refund(
    (await shop.lastOrder()).sessionId ?? '',
    double.charges.at(-1)?.id ?? '',
  )
  expect(sent('/v1/refunds')).toHaveLength(0)
})

test('a plan: configured price, renewal told by its customer alone, change, cancellation', async () => {
  await shop.subscribe()
  expect(sent('/v1/checkout/sessions')[0]?.fields).toMatchObject({
    mode: 'subscription',
    'line_items[0][price]': 'price_funcional',
  })
  const { sessionId } = await shop.lastOrder()
  double.pay(sessionId ?? '')
  await tell(await sessionOf(), { id: 'evt_plan' })
  expect((await shop.holds()).subscriptions).toEqual(['MonthlySubscription'])

  const held = async () => (await call('GET payments/subscriptions')).body[0]
  const { id } = await held()
  await call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional-plus' })
  // Stripe has no price of this plan: one is made, once.
  await call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional' })
  await call(`POST payments/subscriptions/${id}/change`, { priceId: 'plan-funcional-plus' })
  expect(sent('/v1/prices')).toHaveLength(1)
  expect(sent('/v1/prices')[0]?.fields).toMatchObject({ unit_amount: '79000', currency: 'mxn' })
  expect(await held()).toMatchObject({ changesTo: 'PLAN FUNCIONAL PLUS', amount: 79_000 })

  double.renew(sessionId ?? '')
  const { customer } = await sessionOf()
  expect(await tell({ id: 'in_1', customer }, { type: 'invoice.paid', id: 'evt_renewal' })).toBe(200)
  expect(await shop.holds()).toEqual({
    purchases: ['MonthlySubscription', 'Consultation'],
    subscriptions: ['PLAN FUNCIONAL PLUS'],
  })
  expect((await call('DELETE plans/cancel-suscription')).body.endsAt).toMatch(/^\d{4}-/)
  expect(sent(`/v1/subscriptions/${(await sessionOf()).subscription}`).at(-1)?.fields).toEqual({
    cancel_at_period_end: 'true',
  })

  double.renew(sessionId ?? '')
  await tell({ customer }, { type: 'customer.subscription.deleted', id: 'evt_end' })
  expect((await shop.holds()).subscriptions).toEqual([])
})

test('a lost dispute of a plan’s month takes its appointment back, and the plan stays', async () => {
  await shop.subscribe('plan-funcional-plus')
  const { sessionId } = await shop.lastOrder()
  double.pay(sessionId ?? '')
  await tell(await sessionOf(), { id: 'evt_plus' })
  expect((await shop.holds()).purchases).toEqual(['MonthlySubscription', 'Consultation'])
  const dispute = Object.assign(double.dispute(double.charges.at(-1) ?? { id: '' }), { status: 'lost' })
  expect(await tell(dispute, { type: 'charge.dispute.closed', id: 'evt_month' })).toBe(200)
  expect((await shop.holds()).purchases).toEqual(['MonthlySubscription'])
})

test('a failed renewal leads to the page of its invoice', async () => {
  await shop.subscribe()
  const { sessionId = '' } = { ...(await shop.lastOrder()) } as { sessionId?: string }
  double.pay(sessionId)
  double.renew(sessionId, 'failed')
  await tell(await sessionOf(), { id: 'evt_failed' })
  const [held] = (await call('GET payments/subscriptions')).body
  expect(held).toMatchObject({ paymentFailed: true })
  const page = await call(`POST payments/subscriptions/${held.id}/card`, { returnUrl: '/user/pagos' })
  expect(page.body.url).toMatch(/^https:\/\/invoice\.stripe\.com\//)
  double.payInvoice(sessionId)
  await tell(await sessionOf(), { id: 'evt_mended' })
  expect((await call('GET payments/subscriptions')).body[0]).toMatchObject({ paymentFailed: false })
})

test('a configured price that costs something else is not sold', async () => {
  const price = double.prices.get('price_funcional') ?? { id: '' }
  price.unit_amount = 5_000
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await shop.subscribe()).status).toBe(500)
  said.mockRestore()
  price.unit_amount = 9_900
  expect(sent('/v1/checkout/sessions')).toHaveLength(0)
  expect(await shop.server.context.database.$count(orders)).toBe(0)
})

describe('an event is refused with 400, and nothing is stored', () => {
  test.each([
    ['signed by another', { secret: 'whsec_of_another' }],
    ['too old', { minutes: -6 }],
    ['from the future', { minutes: 6 }],
    ['of an unknown session', { object: { client_reference_id: '6b1f0c52-6f0e-4d8e-9c55-0a4f5f6f7a11' } }],
    ['of an unknown customer', { object: { customer: 'cus_none' } }],
    ['of nobody', { object: {} }],
  ])('%s', async (_, wrong: { secret?: string; minutes?: number; object?: object }) => {
    await shop.buy({ productId: 'PsicologiaOnline' })
    double.pay((await shop.lastOrder()).sessionId ?? '')
    const { secret, minutes = 0, object = await sessionOf() } = wrong
    const at = new Date(now().getTime() + minutes * MS_PER_MINUTE)
    const before = await shop.server.context.database.$count(paymentEvents)
    expect(await tell(object, { id: 'evt_wrong', at, ...(secret && { secret }) })).toBe(400)
    expect(await shop.server.context.database.$count(paymentEvents)).toBe(before)
    expect(await shop.server.context.database.$count(payments)).toBe(0)
    expect(await shop.holds()).toEqual(NOTHING)
  })

  test('without a signature', async () => {
    const answer = await shop.server.call('POST payments/webhook', { body: { id: 'evt_1' } })
    expect(answer.status).toBe(400)
  })
})

test('the reconciliation reads all of Stripe’s pages, and passes over other shops’ sessions', async () => {
  await shop.buy({ productId: 'NutricionOnline' })
  const { reference, sessionId } = await shop.lastOrder()
  double.pay(sessionId ?? '')
  double.sessions.set('cs_of_another', {
    ...{ id: 'cs_of_another', status: 'complete', payment_status: 'paid', created: 1, metadata: {} },
    client_reference_id: 'carrito 7',
  })
  const said: string[] = []
  await pagosCommand.find(['conciliar'])?.(
    shop.server.context,
    line => said.push(line),
    async () => true,
  )
  expect(said.filter(line => line.includes(reference))).toHaveLength(3)
  expect(said.some(line => line.includes('cs_of_another'))).toBe(false)
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
})
