import { asc } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_MINUTE } from 'shared/dates/times'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { orders, payments, purchases } from '../schema'
import { pagosCommand } from '../settle/pagosCommand'
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
afterAll(() => {
  removeContentFolders()
  return shop.server.close()
})

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

test('a refund takes the product back; a used one stays used, and is not given back later', async () => {
  const { context } = shop.server
  await shop.pay(await shop.buy({ productId: 'NutricionOnline' }))
  await shop.server.jobsDone()
  const used = await context.ports.purchases.consume(context.database, shop.id, ['NutricionOnline'])
  const { sessionId } = await shop.lastOrder()
  const provider = new SandboxProvider(context)
  const [payment] = (await provider.read(sessionId ?? '')).payments
  await provider.refund(sessionId ?? '', payment?.id ?? '')
  await shop.server.jobsDone()
  expect(await context.ports.purchases.giveBack(context.database, shop.id, used ?? 0)).toBe(false)
  expect(await shop.holds()).toEqual(NOTHING)
  const { body } = await call('GET payments')
  expect(body).toMatchObject([{ status: 'REFUNDED', amount: 49_000, refunded: 49_000 }])
})

describe('invoices', () => {
  const invoice = {
    rfc: 'gode561231gr8',
    name: 'Esteban Gómez Díaz',
    regimenFiscal: '612',
    usoCfdi: 'D01',
    postalCode: '64000',
  }

  test('a paid payment’s invoice is asked for once', async () => {
    await subscribed()
    const [payment] = (await call('GET payments')).body
    expect(payment).toMatchObject({ invoiceRequested: false, folio: expect.stringMatching(/^MD-\d{6}$/) })
    const asked = await call(`POST payments/${payment.id}/invoice`, invoice)
    expect(asked).toMatchObject({ status: 201, body: { rfc: 'GODE561231GR8' } })
    expect((await call(`POST payments/${payment.id}/invoice`, invoice)).status).toBe(409)
    expect((await call('GET payments')).body[0].invoiceRequested).toBe(true)
  })

  const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const xmlFor = (rfc: string) =>
    `<?xml version="1.0"?><cfdi:Comprobante Total="99"><cfdi:Receptor Rfc="${rfc}"/></cfdi:Comprobante>`

  async function requested() {
    await subscribed()
    const [payment] = (await call('GET payments')).body
    expect((await call(`POST payments/${payment.id}/invoice`, invoice)).status).toBe(201)
    return payment
  }

  async function facturas(...words: string[]) {
    const said: string[] = []
    const work = pagosCommand.find(['facturas', ...words])
    await work?.(
      shop.server.context,
      line => said.push(line),
      async () => true,
    )
    return said
  }

  test('a request reaches the practice, and its answer reaches the person alone, by mail and on the receipt', async () => {
    const { id, folio } = await requested()
    const listed = (await facturas()).join('\n')
    for (const fact of [folio, '$99 MXN', 'GODE561231GR8', 'ESTEBAN GÓMEZ DÍAZ', 'régimen 612', 'CP 64000']) {
      expect(listed).toContain(fact)
    }
    expect((await call(`GET payments/${id}/invoice`)).status).toBe(404)
    const folder = contentFolder({
      'f.pdf': PDF,
      'f.xml': xmlFor('GODE561231GR8'),
      'otra.xml': xmlFor('XAXX010101000'),
    })
    const files = (xml: string) => [`${folder}/f.pdf`, `${folder}/${xml}`] as const
    await expect(facturas(folio, ...files('otra.xml'))).rejects.toThrow('no es una factura para el RFC')
    await expect(facturas(folio, `${folder}/f.xml`, `${folder}/f.xml`)).rejects.toThrow('no es un PDF')
    await shop.server.emptyMailbox()
    for (let time = 0; time < 2; time++) {
      expect(await facturas(folio, ...files('f.xml'))).toEqual([
        `Factura de ${folio} guardada. La persona la recibe por correo.`,
      ])
    }
    expect(await facturas()).toEqual(['No hay facturas en espera.'])
    const [mail, ...more] = await shop.server.mails({ to: NUEVO })
    expect(more).toEqual([])
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual([
      `factura-${folio}.pdf`,
      `factura-${folio}.xml`,
    ])
    const got = await call(`GET payments/${id}/invoice`)
    expect(got.body).toEqual({ pdf: PDF.toString('base64'), xml: xmlFor('GODE561231GR8') })
    const ana = await shop.server.signIn()
    const asAna = await shop.server.call(`GET payments/${id}/invoice`, { token: ana.token })
    expect(asAna.status).toBe(404)
    // Its state stays on the receipt after a refund.
    await shop.server.context.database.update(payments).set({ status: 'REFUNDED' })
    const [receipt] = (await call('GET payments')).body
    expect(receipt).toMatchObject({ status: 'REFUNDED', invoiceIssuedAt: expect.any(String) })
  })

  test('the tax data are kept for the next time, for their person alone', async () => {
    expect((await call('GET payments/tax-data')).body).toEqual([])
    await requested()
    expect((await call('GET payments/tax-data')).body).toEqual([
      { ...invoice, rfc: 'GODE561231GR8', name: 'ESTEBAN GÓMEZ DÍAZ' },
    ])
    const ana = await shop.server.signIn()
    expect((await shop.server.call('GET payments/tax-data', { token: ana.token })).body).toEqual([])
  })

  test('the staff lists the requests and answers one, with its problem at the file', async () => {
    const { id, folio } = await requested()
    const { token } = await shop.server.signInStaff()
    const asStaff = (name: string, body?: object) => shop.server.call(name, { token, body })
    expect((await asStaff('GET staff/invoices')).body).toMatchObject([
      { id, folio, rfc: 'GODE561231GR8', amount: 9_900, refunded: false },
    ])
    const files = { pdf: PDF.toString('base64'), xml: xmlFor('GODE561231GR8') }
    const wrong = await asStaff(`POST staff/invoices/${id}`, { ...files, xml: xmlFor('XAXX010101000') })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { xml: expect.any(String) } } })
    expect((await asStaff('POST staff/invoices/999999', files)).status).toBe(404)
    expect((await asStaff(`POST staff/invoices/${id}`, files)).status).toBe(201)
    expect((await asStaff('GET staff/invoices')).body).toEqual([])
  })

  test('a patient reads no requests and issues nothing', async () => {
    const { id } = await requested()
    expect((await call('GET staff/invoices')).status).toBe(403)
    const files = { pdf: PDF.toString('base64'), xml: xmlFor('GODE561231GR8') }
    expect((await call(`POST staff/invoices/${id}`, files)).status).toBe(403)
  })

  test('wrong data is told at its field, and another person’s payment is 404', async () => {
    await subscribed()
    const [payment] = (await call('GET payments')).body
    const wrong = await call(`POST payments/${payment.id}/invoice`, { ...invoice, rfc: 'GODE561231GR7' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { rfc: expect.any(String) } } })
    const ana = await shop.server.signIn()
    const asAna = await shop.server.call(`POST payments/${payment.id}/invoice`, {
      token: ana.token,
      body: invoice,
    })
    expect(asAna.status).toBe(404)
  })
})

// Last, since it ends the account of these tests.
test('an account that ends leaves its books without the person, its plan ends, and a page that is paid later is given back', async () => {
  const { context } = shop.server
  // As a server leaves them that dies before it closes the pages of superseded orders.
  const superseded = await shop.subscribe()
  await context.database.update(orders).set({ status: 'EXPIRED' })
  await shop.subscribe()
  await context.database.update(orders).set({ status: 'EXPIRED' })
  await subscribed()
  const plan = await shop.lastOrder()
  const single = await shop.buy({ productId: 'NutricionOnline' })
  const late = await shop.lastOrder()
  await call('DELETE auth/me', { password: PASSWORD })
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
