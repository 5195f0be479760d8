import { randomUUID } from 'node:crypto'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { SpecialistUser } from '../../contract/appointments'
import { appointmentRefusals } from '../../messages'
import { appointments } from '../schema'
import { anasAppointments, specialistOf, timesOf } from '../testing/anasAppointments'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let own: Awaited<ReturnType<typeof anasAppointments>>
let psychologist: SpecialistUser
let gynecologist: SpecialistUser

beforeAll(async () => {
  server = await citasServer()
  own = await anasAppointments(server)
  psychologist = specialistOf(server, 'PSYCHOLOGY')
  gynecologist = specialistOf(server, 'GYNECOLOGY')
})
afterAll(() => server.close())

const activePurchases = async () =>
  (await server.call('POST auth/me', { token: server.ana.token })).body.purchases.length

test('three specialists a specialty are listed, with schedules in decimal hours', async () => {
  const { status, body } = await server.call('GET specialists', { token: server.ana.token })
  expect(status).toBe(200)
  for (const specialty of ['NUTRITION', 'PSYCHOLOGY', 'GYNECOLOGY']) {
    const some = body.filter((one: SpecialistUser) => one.specialist.specialty === specialty)
    expect(some).toHaveLength(3)
  }
  expect(body[0]).toMatchObject({
    email: 'mariana.rios@mydiet.mx',
    firstName: 'Mariana',
    lastName: 'Ríos',
    specialist: { branch: { address: expect.stringContaining('Monterrey') } },
  })
  expect(body[0].specialist.schedules[0]).toEqual({ day: 1, workingHours: [9, 14, 16, 19] })
  expect((await server.call('GET specialists')).status).toBe(401)
})

test('Ana has past and future appointments, sorted by start; the new person has none', async () => {
  const ana = await own.list()
  const now = new Date().toISOString()
  expect(ana.filter(({ end }) => end < now).length).toBeGreaterThan(1)
  expect(ana.filter(({ end }) => end > now).length).toBeGreaterThan(1)
  expect(ana.map(({ init }) => init)).toEqual(ana.map(({ init }) => init).sort())
  expect(await own.list(server.nuevo)).toEqual([])
})

describe('booking', () => {
  test('answers 201, uses the purchase up, and the slot is no longer free', async () => {
    const body = own.free()
    const { purchase, ...appointment } = await own.booked(body)
    expect(appointment).toMatchObject({
      init: body.init,
      end: body.end,
      specialist: own.nutritionist.email,
      specialistName: `${own.nutritionist.firstName} ${own.nutritionist.lastName}`,
      isOnline: true,
      attended: null,
    })
    expect(appointment.link).toMatch(/^https:\/\/meet\.jit\.si\/MyDiet-[0-9a-f]{40}$/)
    expect(await server.statusOf(purchase)).toBe('USED')
    expect(await own.list()).toContainEqual(appointment)
    expect((await server.freeSlots(own.nutritionist)).map(({ init }) => init)).not.toContain(body.init)
  })

  test('in person has no video link and uses a purchase in person', async () => {
    const purchase = await server.buy(server.ana.id, 'NutricionPresencial')
    const [hour] = await server.freeSlots(own.nutritionist, 60)
    const { status, body } = await server.book({ ...hour, isOnline: false })
    expect(status).toBe(201)
    expect(body).toMatchObject({ isOnline: false, link: '' })
    await own.lookAgain()
    expect(await server.statusOf(purchase)).toBe('USED')
  })

  test('an hour uses a full consultation; a quick one stays', async () => {
    const quick = await server.buy(server.nuevo.id, 'NutricionCitaRapida')
    const body = own.free()
    const long = { ...body, end: new Date(Date.parse(body.init) + 60 * MS_PER_MINUTE).toISOString() }
    expect(await server.book(long, server.nuevo)).toMatchObject({
      status: 403,
      body: { message: appointmentRefusals.otherPaidLength('20 minutos') },
    })
    const full = await server.buy(server.nuevo.id, 'ConsultationOnlineFull')
    expect((await server.book(long, server.nuevo)).status).toBe(201)
    expect([await server.statusOf(quick), await server.statusOf(full)]).toEqual(['ACTIVE', 'USED'])
  })

  test('a consultation pays for the specialties that the catalogue says: an hour of gynecology is no other’s', async () => {
    const full = await server.buy(server.nuevo.id, 'ConsultationOnlineFull')
    const [hour] = await server.freeSlots(gynecologist, 60)
    expect(await server.book(hour as Asked, server.nuevo)).toMatchObject({
      status: 403,
      body: {
        message: appointmentRefusals.notEntitled,
        errors: { productId: appointmentRefusals.notEntitled },
      },
    })
    expect(await server.statusOf(full)).toBe('ACTIVE')
    const gynecology = await server.buy(server.nuevo.id, 'GinecologaOnline')
    const answer = await server.book(hour as Asked, server.nuevo)
    expect([await server.statusOf(full), await server.statusOf(gynecology)]).toEqual(['ACTIVE', 'USED'])
    await own.cancel(answer.body.id, server.nuevo)
  })

  test('an advisory that is sold as 20 minutes is booked as 20, and as no other length', async () => {
    await server.buy(server.nuevo.id, 'AsesoriaNutricionalPresencial')
    const body = { ...own.free(), isOnline: false }
    const quarter = { ...body, end: new Date(Date.parse(body.init) + 15 * MS_PER_MINUTE).toISOString() }
    expect(await server.book(quarter, server.nuevo)).toMatchObject({
      status: 403,
      body: { message: appointmentRefusals.otherPaidLength('20 minutos') },
    })
    expect((await server.book(body, server.nuevo)).status).toBe(201)
  })

  test('the purchase that the person chooses pays, and no other one does instead', async () => {
    const { nuevo } = server
    const [quick, any] = [
      await server.buy(nuevo.id, 'NutricionCitaRapida'),
      await server.buy(nuevo.id, 'ConsultationOnline'),
    ]
    const statuses = async () => [await server.statusOf(quick), await server.statusOf(any)]
    const chosen = (productId: string) => ({ ...own.free(), productId })
    const first = await server.book(chosen('ConsultationOnline'), nuevo)
    expect([first.status, ...(await statuses())]).toEqual([201, 'ACTIVE', 'USED'])
    expect(await server.book(chosen('ConsultationOnline'), nuevo)).toMatchObject({
      status: 403,
      body: { message: appointmentRefusals.notHeld, errors: { productId: appointmentRefusals.notHeld } },
    })
    for (const productId of ['PsicologiaOnline', 'NutricionOnline', 'Course']) {
      expect(await server.book(chosen(productId), nuevo)).toMatchObject({
        status: 400,
        body: { errors: { productId: appointmentRefusals.otherProduct } },
      })
    }
    expect((await server.book(chosen('Nada'), nuevo)).status).toBe(400)
    expect(await statuses()).toEqual(['ACTIVE', 'USED'])
  })

  test('without a purchase of that kind: 403, and the slot stays free', async () => {
    const [body] = await server.freeSlots(psychologist)
    const inPerson = { ...body, isOnline: false }
    expect((await server.book(inPerson)).status).toBe(403)
    expect((await server.freeSlots(psychologist))[0]).toEqual(body)
  })

  test('a course or a month pays for no appointment', async () => {
    const [body] = await server.freeSlots(psychologist)
    await server.buy(server.nuevo.id, 'MonthlySubscription')
    await server.buy(server.nuevo.id, 'Course')
    expect((await server.book({ ...body, isOnline: false }, server.nuevo)).status).toBe(403)
  })

  test('a taken slot is 409, also where it is only overlapped, and uses nothing up', async () => {
    const body = own.free()
    await own.booked(body)
    const purchase = await server.buy(server.nuevo.id, 'ConsultationOnline')
    const long = { ...body, end: new Date(Date.parse(body.init) + 15 * MS_PER_MINUTE).toISOString() }
    for (const taken of [body, long]) {
      expect(await server.book(taken, server.nuevo)).toMatchObject({
        status: 409,
        body: { message: appointmentRefusals.taken },
      })
    }
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
  })

  test('the database itself refuses an overlap: 9:45 within 9:00 to 10:00', async () => {
    const at = (minutes: number) => new Date(Date.parse('2040-01-02T15:00:00Z') + minutes * MS_PER_MINUTE)
    const row = (from: number, to: number) => ({
      userId: server.ana.id,
      specialistId: own.nutritionist.id,
      startsAt: at(from),
      endsAt: at(to),
      bookedStart: at(from),
      bookedEnd: at(to),
      tz: 'America/Monterrey',
      isOnline: false,
      link: '',
      status: 'BOOKED' as const,
    })
    const { database } = server.context
    await database
      .transaction(async transaction => {
        await transaction.insert(appointments).values(row(0, 60))
        await transaction.insert(appointments).values(row(60, 80))
        await expect(transaction.insert(appointments).values(row(45, 65))).rejects.toMatchObject({
          cause: { constraint: 'one_appointment_at_a_time' },
        })
        throw new Error('undo')
      })
      .catch(error => expect(String(error)).toMatch(/undo|aborted/))
  })

  test('a repeated attempt gets the first answer, also at the same time and after a change', async () => {
    const body = own.free()
    await server.buy(server.ana.id, 'NutricionCitaRapida')
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.book(body, server.ana, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    expect(await server.statusOf(await own.purchaseOf(answers[0]?.body.id))).toBe('USED')
    const next = own.free()
    await own.move(answers[0]?.body.id, timesOf(next))
    expect(await server.book(body, server.ana, key)).toMatchObject({
      status: 201,
      body: { id: answers[0]?.body.id, init: next.init },
    })
    expect((await server.book(next, server.ana, key)).status).toBe(409)
  })

  test('a double click without a key books once', async () => {
    const body = own.free()
    await server.buy(server.ana.id, 'NutricionCitaRapida')
    await server.buy(server.ana.id, 'NutricionCitaRapida')
    const before = await activePurchases()
    const answers = await Promise.all([server.book(body), server.book(body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await activePurchases()).toBe(before - 1)
  })
})
