import { sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { withoutAppointments } from 'shared/server/ports/appointments'
import type { Ports } from 'shared/server/slices/ports'
import { freePort } from 'shared/testing/programs/freePort'
import { type Answer, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { CARDS, openShop, type Shop } from '../testing/shop'
import { settle } from './settle'

let shop: Shop<TestServer>
beforeAll(async () => {
  const environment = { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' }
  const server = await testServer({ environment })
  shop = await openShop(server, await server.signIn(NUEVO))
})
beforeEach(async () => {
  for (const { id } of await coming()) await call(`DELETE appointments/${id}`)
  await shop.forgetAll()
  await shop.server.emptyMailbox()
})
afterAll(() => shop.server.close())

const call = (name: string, body?: object, token = shop.token): Promise<Answer> =>
  shop.server.call(name, { token, body })
const coming = async () => (await call('GET appointments')).body
const PRODUCT = { productId: 'NutricionOnline' }

/** The next two free hours of a nutritionist, as they are chosen before paying. */
async function freeHours() {
  const [next, ...later] = (await call('GET specialists/free-slots?specialty=NUTRITION&minutes=60')).body
  const specialists = (await call('GET specialists')).body
  const { email } = specialists.find(({ id }: { id: number }) => id === next.specialistId)
  const other = later.find(
    ({ init, specialistId }: typeof next) => specialistId === next.specialistId && init >= next.end,
  )
  const chosen = ({ init, end }: typeof next) => ({
    specialist: email,
    init,
    end,
    tz: 'America/Monterrey',
    isOnline: true,
  })
  return [chosen(next), chosen(other)] as const
}

const freeHour = async () => (await freeHours())[0]

const checkout = async () => {
  const { reference } = await shop.lastOrder()
  return (await call(`GET purchases/checkouts/${reference}`)).body
}

/** Settles the newest order, as every delivery does. */
async function settleAgain(context = shop.server.context) {
  const { id } = await shop.lastOrder()
  return settle(context, new SandboxProvider(shop.server.context), id)
}

test('a time that was chosen before paying is booked by the payment, once for all deliveries', async () => {
  const slot = await freeHour()
  const { status } = await call('POST appointments/hold', slot)
  expect(status).toBe(201)
  const page = await shop.buy({ ...PRODUCT, slot })
  expect(page.status).toBe(201)
  await shop.pay(page)
  await Promise.all([settleAgain(), settleAgain(), shop.server.jobsDone()])
  await settleAgain()
  const [booked, ...others] = await coming()
  expect(others).toEqual([])
  expect(booked).toMatchObject({ init: slot.init, end: slot.end, isOnline: true })
  expect(await checkout()).toMatchObject({
    state: 'confirmed',
    appointmentId: booked.id,
    notBooked: null,
  })
  // The purchase has paid for it.
  expect((await shop.holds()).purchases).toEqual([])
  expect((await call('GET appointments/hold')).body).toEqual([])
  await shop.server.jobsDone()
  const mails = (await shop.server.mails({})).filter(({ to }) => to === NUEVO)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Recibimos tu pago de $490 MXN',
    'Tu cita está agendada',
  ])
  expect(mails.find(({ subject }) => subject.startsWith('Recibimos'))?.text).toContain(
    `/user/cita/${booked.id}`,
  )
  // Cancelling gives the purchase back, as after any booking.
  await call(`DELETE appointments/${booked.id}`)
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
})

test('a page books the time for which it was opened: another choice closes it, the same one finds it again', async () => {
  const [first, second] = await freeHours()
  const page = await shop.buy({ ...PRODUCT, slot: first })
  expect((await shop.buy({ ...PRODUCT, slot: first })).body).toEqual(page.body)
  const other = await shop.buy({ ...PRODUCT, slot: second })
  expect(other.body.url).not.toBe(page.body.url)
  expect((await shop.pay(page)).html).toContain('ya no está disponible')
  const without = await shop.buy(PRODUCT)
  expect((await shop.pay(other)).html).toContain('ya no está disponible')
  await shop.pay(await shop.buy({ ...PRODUCT, slot: second }))
  await shop.server.jobsDone()
  expect(await coming()).toMatchObject([{ init: second.init }])
  expect((await shop.pay(without)).html).toContain('ya no está disponible')
  expect((await shop.holds()).purchases).toEqual([])
})

test('a time that is gone when the payment is settled leaves the credit, and its person is told the nearest ones', async () => {
  const slot = await freeHour()
  const page = await shop.buy({ ...PRODUCT, slot })
  const ana = await shop.server.signIn()
  expect((await call('POST appointments/hold', slot, ana.token)).status).toBe(201)
  await shop.pay(page)
  await shop.server.jobsDone()
  expect(await coming()).toEqual([])
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
  const { appointmentId, notBooked, state } = await checkout()
  expect({ appointmentId, state }).toEqual({ appointmentId: null, state: 'confirmed' })
  expect(notBooked.message).toBe('El horario ya no está disponible. Elige otro, por favor.')
  expect(notBooked.times).toHaveLength(3)
  expect(notBooked.times[0].path).toMatch(/^\/user\/agendar\?specialist=\d+&tipo=online&horario=/)
  const [mail] = (await shop.server.mails({})).filter(({ subject }) => subject.startsWith('Recibimos'))
  expect(mail?.text).toContain('Tu consulta está pagada y disponible')
  expect(mail?.text).toContain(notBooked.times[0].inWords)
  await call('DELETE appointments/hold', undefined, ana.token)

  // Booked afterwards, the credit is used, and the payment's page says so.
  expect((await checkout()).isUsed).toBe(false)
  const { status } = await call('POST appointments', slot)
  expect(status).toBe(201)
  expect((await checkout()).isUsed).toBe(true)
})

test.each([
  ['without mf-citas', withoutAppointments, 'Por ahora la clínica no agenda citas en línea.'],
  [
    'where the database refuses the booking',
    {
      bookPaid: async (one: Database) => {
        await one.execute(sql`select 1 / 0`)
      },
      nearestToWish: async () => undefined,
    },
    'En este momento no fue posible agendar tu cita.',
  ],
])('%s the payment is settled, and the credit is there', async (_, appointments, message) => {
  const slot = await freeHour()
  await shop.pay(await shop.buy({ ...PRODUCT, slot }), CARDS.silent)
  const { context } = shop.server
  await settleAgain({ ...context, ports: { ...context.ports, appointments } as unknown as Ports })
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
  expect(await checkout()).toMatchObject({
    state: 'confirmed',
    appointmentId: null,
    notBooked: { message },
  })
})

test('a time that the product does not pay for, or that nobody can book, starts no payment', async () => {
  const slot = await freeHour()
  const refusal = async (more: object, body: object = PRODUCT) => {
    const { status, body: answer } = await shop.buy({ ...body, slot: { ...slot, ...more } })
    return [status, answer.errors?.slot]
  }
  const otherProduct = 'La consulta que elegiste no es para esta cita.'
  expect(await refusal({ isOnline: false })).toEqual([400, otherProduct])
  expect(await refusal({}, { productId: 'Course', product: 1 })).toEqual([400, otherProduct])
  expect(await refusal({ specialist: 'nadie@mydiet.mx' })).toEqual([
    400,
    'No encontramos a este especialista.',
  ])
  expect(await refusal({ familyMember: 2_000_000 })).toEqual([
    404,
    'No encontramos a esta persona en tu familia.',
  ])
  expect(await refusal({ tz: 'x'.repeat(61) })).toEqual([400, undefined])
  const ana = await shop.server.signIn()
  await call('POST appointments/hold', slot, ana.token)
  expect(await refusal({})).toEqual([409, 'El horario ya no está disponible. Elige otro, por favor.'])
  await call('DELETE appointments/hold', undefined, ana.token)
})
