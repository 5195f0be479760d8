import { MS_PER_DAY } from 'shared/dates/times'
import { freePort } from 'shared/testing/programs/freePort'
import { type Answer, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { NOTHING, openShop, type Shop } from '../testing/shop'
import { pagosCommand } from './pagosCommand'
import { settle } from './settle'

let shop: Shop<TestServer>
beforeAll(async () => {
  const environment = { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' }
  const server = await testServer({ environment })
  shop = await openShop(server, await server.signIn(NUEVO))
})
beforeEach(async () => {
  await shop.forgetAll()
  const { id, token } = await shop.server.signIn(NUEVO)
  shop = Object.assign(shop, { id, token })
  for (const { id: appointment } of await coming()) await call(`DELETE appointments/${appointment}`)
  await shop.server.jobsDone()
  await shop.server.emptyMailbox()
})
afterAll(() => shop.server.close())

const call = (name: string, body?: object): Promise<Answer> =>
  shop.server.call(name, { token: shop.token, body })
/** The appointments that have not begun. */
const coming = async () => {
  const { body } = await call('GET appointments')
  return body.filter(({ init }: { init: string }) => Date.parse(init) > shop.server.context.now().getTime())
}

/** The next free hour of a nutritionist, as the body of a booking. */
async function freeHour() {
  const [slot] = (await call('GET specialists/free-slots?specialty=NUTRITION&minutes=60')).body
  const specialists = (await call('GET specialists')).body
  const { email } = specialists.find(({ id }: { id: number }) => id === slot.specialistId)
  return { specialist: email, init: slot.init, end: slot.end, tz: 'America/Monterrey', isOnline: true }
}

/** Pays a consultation and books it. */
async function bookedHour() {
  await paid()
  const hour = await freeHour()
  const { body, status } = await call('POST appointments', hour)
  expect(status).toBe(201)
  return { ...hour, id: body.id }
}

async function paid() {
  await shop.pay(await shop.buy({ productId: 'NutricionOnline' }))
  await shop.server.jobsDone()
}

const folio = async () => (await call('GET payments')).body[0].folio

/** The lines and the questions that an operator reads. */
async function reembolsar(words: string[], answers: boolean[] = []) {
  const said: string[] = []
  const asked: string[] = []
  const work = pagosCommand.find(['reembolsar', await folio(), 'no', 'pudo', 'asistir', ...words])
  const answer = async (question: string) => {
    asked.push(question)
    const next = answers.shift()
    if (next === undefined) throw new Error('nobody answers')
    return next
  }
  await work?.(shop.server.context, line => said.push(line), answer)
  return { said: said.join('\n'), asked }
}

/** Gives the newest payment back at the provider, as its own page or a lost dispute does. */
async function refundAtProvider() {
  const { id, sessionId } = await shop.lastOrder()
  const provider = new SandboxProvider(shop.server.context)
  const [payment] = (await provider.read(sessionId ?? '')).payments
  await provider.refund(sessionId ?? '', payment?.id ?? '')
  return () => settle(shop.server.context, provider, id)
}

test('a refund before the appointment cancels it, frees its time, and mails person and specialist once', async () => {
  const hour = await bookedHour()
  await shop.server.jobsDone()
  await shop.server.emptyMailbox()
  const settleNow = await refundAtProvider()
  await Promise.all([settleNow(), settleNow(), shop.server.jobsDone()])
  await shop.server.jobsDone()
  expect(await coming()).toEqual([])
  expect(await shop.holds()).toEqual(NOTHING)
  expect((await freeHour()).init).toBe(hour.init)
  expect((await call(`POST appointments/${hour.id}/reschedule`, hour)).status).toBe(404)
  const mails = await shop.server.mails({})
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual(
    [`${NUEVO}: Te devolvimos $490 MXN`, `${hour.specialist}: Se canceló una cita`].sort(),
  )
  for (const mail of mails) expect(mail.attachments?.[0]?.fileName).toBe('cita.ics')
  expect(mails.find(({ to }) => to === NUEVO)?.text).toContain('se canceló la cita que pagaba: Nutrición con')
})

test('after its start a refund changes no appointment', async () => {
  const hour = await bookedHour()
  shop.server.pass(Date.parse(hour.init) - shop.server.context.now().getTime() + 60_000)
  const { token } = await shop.server.signIn(NUEVO)
  shop = Object.assign(shop, { token })
  await (await refundAtProvider())()
  expect((await call('GET appointments')).body).toMatchObject([{ id: hour.id }])
})

test('a refund and a booking, or a cancellation, at the same moment leave no appointment that nobody paid', async () => {
  for (let round = 0; round < 8; round++) {
    await shop.forgetAll()
    await paid()
    const hour = await freeHour()
    const settleNow = await refundAtProvider()
    // The refund comes a call later in each round, so that the booking is met at different places.
    const settleLater = async () => {
      for (let calls = 0; calls < round; calls++) await call('GET specialists')
      await settleNow()
    }
    const [booking] = await Promise.all([call('POST appointments', hour), settleLater()])
    expect([201, 403]).toContain(booking.status)
    expect(await coming()).toEqual([])
    expect(await shop.holds()).toEqual(NOTHING)
  }
  for (let round = 0; round < 4; round++) {
    await shop.forgetAll()
    const { id } = await bookedHour()
    const settleNow = await refundAtProvider()
    const [cancelled] = await Promise.all([call(`DELETE appointments/${id}`), settleNow()])
    expect([200, 404]).toContain(cancelled.status)
    expect(await coming()).toEqual([])
    expect(await shop.holds()).toEqual(NOTHING)
  }
})

test('the command asks first, with person, amount, day and appointment; no changes nothing', async () => {
  await bookedHour()
  const refused = await reembolsar([], [false])
  expect(refused.asked).toEqual(['¿Reembolsar?'])
  expect(refused.said).toMatch(
    /^MD-\d{6} {2}\$490 MXN por Consulta de nutrición en línea, \d+ de .+ de 20\d\d, de /,
  )
  expect(refused.said).toContain(`(${NUEVO})`)
  expect(refused.said).toContain('Cancela la cita que paga: Nutrición con')
  expect(refused.said).toMatch(/No se reembolsó nada\.$/)
  expect(await coming()).toHaveLength(1)

  const done = await reembolsar([], [true])
  expect(done.said).toMatch(/Reembolsado {2}MD-\d{6}: .+ La cita que pagaba se canceló\.$/)
  // Nothing of the inside: neither the references nor the states of rows.
  expect(`${refused.said}${done.said}`).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|→|ses_/)
  expect(await coming()).toEqual([])
})

test('a script says --yes and is asked nothing', async () => {
  await paid()
  const { said, asked } = await reembolsar(['--yes'])
  expect(asked).toEqual([])
  expect(said).toContain('No cancela ninguna cita.')
  expect(await shop.holds()).toEqual(NOTHING)
})

test('the refund of a plan’s month says that the next charge will come, and offers to end the plan', async () => {
  await shop.pay(await shop.subscribe('plan-funcional'))
  await shop.server.jobsDone()
  const kept = await reembolsar([], [true, false])
  expect(kept.asked).toEqual([
    '¿Reembolsar?',
    '¿Terminar también el plan hoy, para que no se cobre de nuevo?',
  ])
  expect(kept.said).toMatch(/El plan sigue: el siguiente cobro será de \$99 MXN por PLAN FUNCIONAL, \d+ de /)
  expect((await shop.holds()).subscriptions).toEqual(['MonthlySubscription'])

  // A script ends the plan of a month that was given back already.
  const ended = await reembolsar(['--yes', '--terminar-plan'])
  expect(ended.said).toContain('El plan terminó: no se cobra de nuevo.')
  expect(await shop.holds()).toEqual(NOTHING)
  shop.server.pass(40 * MS_PER_DAY)
  await shop.server.jobsDone()
  const paid = await shop.server.mails({ to: NUEVO, subject: 'Recibimos tu pago de $99 MXN' })
  expect(paid).toHaveLength(1)
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
