import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayAndMinuteIn, dayIn, instantOf } from 'shared/dates/instants'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Appointment, SpecialistUser } from '../../contract/appointments'
import { appointmentRefusals, bookingMessages, removedFamilyMember } from '../../messages'
import { appointments, daysOff, holidays } from '../schema'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let nutritionist: SpecialistUser
let psychologist: SpecialistUser
let gynecologist: SpecialistUser
/** Free slots of the nutritionist; each test takes its own. */
let slots: Asked[]

beforeAll(async () => {
  server = await citasServer()
  const of = (specialty: string) =>
    server.specialists.find(({ specialist }) => specialist.specialty === specialty) as SpecialistUser
  nutritionist = of('NUTRITION')
  psychologist = of('PSYCHOLOGY')
  gynecologist = of('GYNECOLOGY')
  slots = await server.freeSlots(nutritionist)
})
afterAll(() => server.close())

const free = () => slots.shift() as Asked
const list = async (as = server.ana): Promise<Appointment[]> =>
  (await server.call('GET appointments', { token: as.token })).body
const cancel = (id: number, as = server.ana) => server.call(`DELETE appointments/${id}`, { token: as.token })
const move = (id: number, body: object, as = server.ana) =>
  server.call(`POST appointments/${id}/reschedule`, { token: as.token, body })
const timesOf = ({ init, end, tz }: Asked) => ({ init, end, tz })
/** The purchase that pays for an appointment. */
const purchaseOf = async (id: number): Promise<number> => {
  const { database } = server.context
  const [row] = await database.select().from(appointments).where(eq(appointments.id, id))
  return row?.purchaseId ?? 0
}
const activePurchases = async () =>
  (await server.call('POST auth/me', { token: server.ana.token })).body.purchases.length
/** Books for Ana, and pays. */
const booked = async (body = free()): Promise<Appointment & { purchase: number }> => {
  await server.buy(server.ana.id, 'NutricionCitaRapida')
  const answer = await server.book(body)
  expect(answer.status).toBe(201)
  return { ...answer.body, purchase: await purchaseOf(answer.body.id) }
}
const shifted = (body: Asked, minutes: number): Asked => ({
  ...body,
  init: new Date(Date.parse(body.init) + minutes * MS_PER_MINUTE).toISOString(),
  end: new Date(Date.parse(body.end) + minutes * MS_PER_MINUTE).toISOString(),
})

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
  const ana = await list()
  const now = new Date().toISOString()
  expect(ana.filter(({ end }) => end < now).length).toBeGreaterThan(1)
  expect(ana.filter(({ end }) => end > now).length).toBeGreaterThan(1)
  expect(ana.map(({ init }) => init)).toEqual(ana.map(({ init }) => init).sort())
  expect(await list(server.nuevo)).toEqual([])
})

describe('booking', () => {
  test('answers 201, uses the purchase up, and the slot is no longer free', async () => {
    const body = free()
    const { purchase, ...appointment } = await booked(body)
    expect(appointment).toMatchObject({
      init: body.init,
      end: body.end,
      specialist: nutritionist.email,
      specialistName: `${nutritionist.firstName} ${nutritionist.lastName}`,
      isOnline: true,
      attended: null,
    })
    expect(appointment.link).toMatch(/^https:\/\/meet\.jit\.si\/MyDiet-[0-9a-f]{40}$/)
    expect(await server.statusOf(purchase)).toBe('USED')
    expect(await list()).toContainEqual(appointment)
    expect((await server.freeSlots(nutritionist)).map(({ init }) => init)).not.toContain(body.init)
  })

  test('in person has no video link and uses a purchase in person', async () => {
    const purchase = await server.buy(server.ana.id, 'NutricionPresencial')
    const [hour] = await server.freeSlots(nutritionist, 60)
    const { status, body } = await server.book({ ...hour, isOnline: false })
    expect(status).toBe(201)
    expect(body).toMatchObject({ isOnline: false, link: '' })
    slots = await server.freeSlots(nutritionist)
    expect(await server.statusOf(purchase)).toBe('USED')
  })

  test('an hour uses a full consultation; a quick one stays', async () => {
    const quick = await server.buy(server.nuevo.id, 'NutricionCitaRapida')
    const body = free()
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
      body: { message: appointmentRefusals.notEntitled },
    })
    expect(await server.statusOf(full)).toBe('ACTIVE')
    const own = await server.buy(server.nuevo.id, 'GinecologaOnline')
    const answer = await server.book(hour as Asked, server.nuevo)
    expect([await server.statusOf(full), await server.statusOf(own)]).toEqual(['ACTIVE', 'USED'])
    await cancel(answer.body.id, server.nuevo)
  })

  test('an advisory that is sold as 20 minutes is booked as 20, and as no other length', async () => {
    await server.buy(server.nuevo.id, 'AsesoriaNutricionalPresencial')
    const body = { ...free(), isOnline: false }
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
    const chosen = (productId: string) => ({ ...free(), productId })
    const first = await server.book(chosen('ConsultationOnline'), nuevo)
    expect([first.status, ...(await statuses())]).toEqual([201, 'ACTIVE', 'USED'])
    expect(await server.book(chosen('ConsultationOnline'), nuevo)).toMatchObject({
      status: 403,
      body: { message: appointmentRefusals.notHeld },
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
    const body = free()
    await booked(body)
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
      specialistId: nutritionist.id,
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
    const body = free()
    await server.buy(server.ana.id, 'NutricionCitaRapida')
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.book(body, server.ana, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    expect(await server.statusOf(await purchaseOf(answers[0]?.body.id))).toBe('USED')
    const next = free()
    await move(answers[0]?.body.id, timesOf(next))
    expect(await server.book(body, server.ana, key)).toMatchObject({
      status: 201,
      body: { id: answers[0]?.body.id, init: next.init },
    })
    expect((await server.book(next, server.ana, key)).status).toBe(409)
  })

  test('a double click without a key books once', async () => {
    const body = free()
    await server.buy(server.ana.id, 'NutricionCitaRapida')
    await server.buy(server.ana.id, 'NutricionCitaRapida')
    const before = await activePurchases()
    const answers = await Promise.all([server.book(body), server.book(body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await activePurchases()).toBe(before - 1)
  })
})

describe('bad input is 400, and uses nothing up', () => {
  let purchase: number
  beforeAll(async () => {
    purchase = await server.buy(server.ana.id, 'ConsultationOnline')
  })
  const refusals = async (body: object, message?: string) => {
    expect(await server.book(body)).toMatchObject({ status: 400, ...(message && { body: { message } }) })
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
  }
  const on = (day: string, minute: number, length = 20): Asked => {
    const init = instantOf(day, minute)
    const end = new Date(init.getTime() + length * MS_PER_MINUTE)
    return { ...(slots[0] as Asked), init: init.toISOString(), end: end.toISOString() }
  }
  const today = () => dayIn(server.context.now())
  /** The day of the next free slot, and its minute. */
  const next = () => dayAndMinuteIn(new Date((slots[0] as Asked).init), 'America/Monterrey')

  test.each([0, -1, -400])('%i days from today', async days => {
    await refusals(on(addDays(today(), days), 600), bookingMessages.tooEarly)
    expect(bookingMessages.tooEarly).toBe(
      'En My Diet, programar citas solo es posible a partir del día siguiente.',
    )
  })

  test('too far ahead', () => refusals(on(addDays(today(), 200), 600), appointmentRefusals.tooLate))
  test('outside of the hours', () => refusals(on(next().day, 6 * 60), appointmentRefusals.closed))
  test('minute 07', () => refusals(on(next().day, next().minute + 7), appointmentRefusals.closed))
  test('half a minute', async () => {
    const body = on(next().day, next().minute)
    const late = (iso: string) => iso.replace(':00.000Z', ':30.000Z')
    await refusals({ ...body, init: late(body.init), end: late(body.end) }, appointmentRefusals.closed)
  })
  test.each([10, 30, 61, 1440])('a length of %i minutes', length =>
    refusals(on(next().day, next().minute, length), appointmentRefusals.wrongLength('15, 20 o 60')),
  )
  test.each([0, -20])('an end %i minutes after the start', length =>
    refusals(on(next().day, next().minute, length), appointmentRefusals.wrongTime),
  )
  test.each(['Mars/X', '-06:00', 'x'])('the zone %s', tz =>
    refusals({ ...slots[0], tz }, appointmentRefusals.wrongZone),
  )
  test('an unknown specialist', () =>
    refusals({ ...slots[0], specialist: 'nadie@mydiet.mx' }, appointmentRefusals.unknownSpecialist))
  test.each([
    { init: 'mañana' },
    { init: 5 },
    { end: undefined },
    { isOnline: 'si' },
    { specialist: '' },
    { tz: 'x'.repeat(100) },
  ])('%j', bad => refusals({ ...slots[0], ...bad }))

  test('a day off, and a holiday', async () => {
    const { database } = server.context
    const body = slots[0] as Asked
    const day = dayIn(new Date(body.init))
    await database.insert(daysOff).values({ specialistId: nutritionist.id, day, fromContent: false })
    await refusals(body, appointmentRefusals.closed)
    await database.delete(daysOff)
    await database.insert(holidays).values({ day, name: 'Fiesta' }).onConflictDoNothing()
    await refusals(body, appointmentRefusals.closed)
    await database.delete(holidays)
  })
})

describe('the busy intervals of a day', () => {
  const find = (id: number | string, date: unknown) =>
    server.call(`POST appointments/findBySpecialist/${id}`, { token: server.nuevo.token, body: { date } })
  const american = (day: string) => `${day.slice(5)}-${day.slice(0, 4)}`

  test('are init and end, and nothing about whose they are', async () => {
    const { init, end } = await booked()
    const { status, body } = await find(nutritionist.id, american(dayIn(new Date(init))))
    expect(status).toBe(200)
    expect(body).toContainEqual({ init, end })
    for (const interval of body) expect(Object.keys(interval).sort()).toEqual(['end', 'init'])
    expect((await find(nutritionist.id, '01-01-2040')).body).toEqual([])
  })

  test('are those of the clinic’s day: the evening is of it, that of the day before is not', async () => {
    const { database } = server.context
    const day = addDays(dayIn(server.context.now()), 300)
    const evening = (of: string) => {
      const [startsAt, endsAt] = [instantOf(of, 20 * 60), instantOf(of, 20 * 60 + 20)]
      const times = { startsAt, endsAt, bookedStart: startsAt, bookedEnd: endsAt }
      return { ...times, userId: 50_001, specialistId: nutritionist.id, tz: 'America/Monterrey' }
    }
    await database.insert(appointments).values(
      [addDays(day, -1), day].map(of => ({
        ...evening(of),
        isOnline: false,
        link: '',
        status: 'BOOKED' as const,
      })),
    )
    const { startsAt, endsAt } = evening(day)
    expect((await find(nutritionist.id, american(day))).body).toEqual([
      { init: startsAt.toISOString(), end: endsAt.toISOString() },
    ])
    await database.delete(appointments).where(eq(appointments.userId, 50_001))
  })

  test.each(['02-30-2027', '2027-02-20', '2/20/2027', '13-01-2027', '', 5])(
    'the date %j: 400',
    async date => {
      expect((await find(nutritionist.id, date)).status).toBe(400)
    },
  )

  test('an unknown specialist: 404', async () => {
    expect((await find(999_999, '02-20-2027')).status).toBe(404)
    expect((await find('x', '02-20-2027')).status).toBe(400)
  })
})

describe('cancelling', () => {
  test('gives purchase and slot back; a second time it is 404', async () => {
    const { id, init, purchase } = await booked()
    expect(await cancel(id)).toMatchObject({ status: 200 })
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
    expect((await list()).some(one => one.id === id)).toBe(false)
    expect((await server.freeSlots(nutritionist)).map(slot => slot.init)).toContain(init)
    expect((await cancel(id)).status).toBe(404)
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
  })

  test('another’s is 404 for whoever tries, and changes nothing', async () => {
    const { id } = await booked()
    expect((await cancel(id, server.nuevo)).status).toBe(404)
    expect((await move(id, timesOf(free()), server.nuevo)).status).toBe(404)
    expect((await list()).some(one => one.id === id)).toBe(true)
  })

  test('a past one is 409', async () => {
    const past = (await list())[0]
    expect(await cancel(past?.id ?? 0)).toMatchObject({
      status: 409,
      body: { message: appointmentRefusals.past },
    })
    expect((await move(past?.id ?? 0, timesOf(free()))).status).toBe(409)
  })
})

describe('rescheduling', () => {
  test('moves the appointment, its link and its purchase; the old slot is free', async () => {
    const { id, init, link, purchase } = await booked()
    const next = free()
    const { status, body } = await move(id, { ...timesOf(next), tz: 'America/Tijuana' })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, init: next.init, end: next.end, link },
    })
    expect(await server.statusOf(purchase)).toBe('USED')
    const now = (await server.freeSlots(nutritionist)).map(slot => slot.init)
    expect(now).toContain(init)
    expect(now).not.toContain(next.init)
    expect((await move(id, timesOf(next))).body).toEqual(body)
    expect((await cancel(id)).status).toBe(200)
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
  })

  test('to a taken slot is 409, and the old one stays', async () => {
    const [mine, other] = [await booked(), await booked()]
    expect((await move(mine.id, { init: other.init, end: other.end, tz: 'America/Monterrey' })).status).toBe(
      409,
    )
    expect((await list()).find(({ id }) => id === mine.id)?.init).toBe(mine.init)
  })

  test('is checked like a booking', async () => {
    const { id, init, end } = await booked()
    const next = slots[0] as Asked
    const length = { ...timesOf(next), end: shifted(next, -5).end }
    expect(await move(id, length)).toMatchObject({
      status: 400,
      body: { message: appointmentRefusals.otherLength },
    })
    expect((await move(id, timesOf(shifted(next, 7)))).status).toBe(400)
    const wrongZone = { status: 400, body: { errors: { tz: appointmentRefusals.wrongZone } } }
    expect(await move(id, { ...timesOf(next), tz: 'Mars/X' })).toMatchObject(wrongZone)
    expect(await move(id, { init, end, tz: 'Mars/X' })).toMatchObject(wrongZone)
    const today = { ...timesOf(next), init: new Date().toISOString(), end: shifted(next, 0).end }
    expect((await move(id, today)).status).toBe(400)
  })

  test('one that was cancelled is 404', async () => {
    const { id } = await booked()
    await cancel(id)
    expect((await move(id, timesOf(free()))).status).toBe(404)
  })
})

describe('one patient is in one place at a time', () => {
  const LUIS = { id: 0, firstName: 'Luis', lastName: 'Garza' }
  /** A free time that both specialists have, as bodies of either. */
  let together: { one: Asked; other: Asked }[]
  const pay = () => server.buy(server.ana.id, 'ConsultationOnline')
  const hold = (body: object) => server.call('POST appointments/hold', { token: server.ana.token, body })
  const OWN = { status: 409, body: { message: appointmentRefusals.ownOverlap } }

  beforeAll(async () => {
    const others = await server.freeSlots(psychologist)
    together = (await server.freeSlots(nutritionist)).flatMap(one => {
      const other = others.find(({ init }) => init === one.init)
      return other ? [{ one, other }] : []
    })
    const { firstName, lastName } = LUIS
    const child = { firstName, lastName, birthDate: '2016-05-04', gender: 'male' }
    const { body } = await server.call('POST family-members', { token: server.ana.token, body: child })
    LUIS.id = body.id
  })

  test('an own appointment with another specialist refuses booking, holding and moving there', async () => {
    const [first, second] = together.splice(0, 2) as [(typeof together)[0], (typeof together)[0]]
    await booked(first.one)
    const purchase = await pay()
    expect(await server.book(first.other)).toMatchObject(OWN)
    expect(await hold(first.other)).toMatchObject(OWN)
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
    const { body: later } = await server.book(second.other)
    expect(await move(later.id, timesOf(first.other))).toMatchObject(OWN)
    // A little overlap is one too; the slot itself is still another person's to book.
    const short = { ...first.other, end: shifted(first.other, -5).end }
    expect(await server.book(short)).toMatchObject(OWN)
    await server.buy(server.nuevo.id, 'ConsultationOnline')
    expect((await server.book(first.other, server.nuevo)).status).toBe(201)
  })

  test('another length or kind of a held slot takes the place of the hold, and lasts no longer', async () => {
    const slot = free()
    const { body: short } = await hold({ ...slot, isOnline: true })
    const long = { ...slot, isOnline: false, end: shifted(slot, 40).end }
    const wanted = { init: long.init, end: long.end, isOnline: false, heldUntil: short.heldUntil }
    expect((await hold(long)).body).toMatchObject(wanted)
    const { body: held } = await server.call('GET appointments/hold', { token: server.ana.token })
    expect(held).toMatchObject([wanted])
    await server.call('DELETE appointments/hold', { token: server.ana.token })
  })

  test('of two at the same moment one is booked', async () => {
    const [pair] = together.splice(0, 1) as [(typeof together)[0]]
    await Promise.all([pay(), pay()])
    const answers = await Promise.all([server.book(pair.one), server.book(pair.other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('a family member’s appointment is another’s, and says whose in list, mail and calendar', async () => {
    const [pair] = together.splice(0, 1) as [(typeof together)[0]]
    await booked(pair.one)
    await pay()
    await pay()
    const body = { ...pair.other, familyMember: LUIS.id }
    expect(await server.book(body, server.nuevo)).toMatchObject({
      status: 404,
      body: { message: appointmentRefusals.unknownFamilyMember },
    })
    expect((await hold(body)).status).toBe(201)
    const { status, body: forLuis } = await server.book(body)
    expect(status).toBe(201)
    expect(forLuis.familyMember).toEqual({ id: LUIS.id, name: 'Luis Garza' })
    expect(await list()).toContainEqual(forLuis)
    const [mail] = await server.mails({ subject: 'Tu cita está agendada' })
    expect(mail?.text).toContain('Para: Luis Garza')
    expect(mail?.attachments?.[0]?.content.replace(/\r\n /g, '')).toContain('(para Luis Garza)')
    // Luis himself is in one place at a time too.
    const third = server.specialists.find(
      ({ id, specialist }) => specialist.specialty === 'PSYCHOLOGY' && id !== psychologist.id,
    ) as SpecialistUser
    const same = (await server.freeSlots(third)).find(({ init }) => init === body.init)
    if (same) {
      expect(await server.book({ ...same, familyMember: LUIS.id })).toMatchObject({
        status: 409,
        body: { message: appointmentRefusals.familyOverlap },
      })
    }
  })

  describe('a family member who is removed', () => {
    const child = { firstName: 'Sofía', lastName: 'Peña', birthDate: '2016-05-04', gender: 'female' }
    const addMember = async () =>
      (await server.call('POST family-members', { token: server.ana.token, body: child })).body.id as number
    const remove = (id: number) => server.call(`DELETE family-members/${id}`, { token: server.ana.token })
    const rowsOf = (id: number) =>
      server.context.database.select().from(appointments).where(eq(appointments.familyMemberId, id))

    test('has no coming appointment any more, and the past ones keep no name', async () => {
      const sofia = await addMember()
      const [coming, past, held] = [
        { ...free(), familyMember: sofia },
        { ...free(), familyMember: sofia },
        { ...free(), familyMember: sofia },
      ]
      const { id, purchase } = await booked(coming)
      const { id: seen } = await booked(past)
      expect((await hold(held)).status).toBe(201)
      const yesterday = new Date(server.context.now().getTime() - 24 * 60 * MS_PER_MINUTE)
      const endsAt = new Date(yesterday.getTime() + 20 * MS_PER_MINUTE)
      const change = { startsAt: yesterday, endsAt, status: 'ATTENDED' as const }
      await server.context.database.update(appointments).set(change).where(eq(appointments.id, seen))

      expect((await remove(sofia)).status).toBe(200)

      const mine = await list()
      expect(mine.map(one => one.id)).not.toContain(id)
      expect(mine.find(one => one.id === seen)).toMatchObject({
        familyMember: { id: sofia, name: removedFamilyMember },
        attended: true,
      })
      expect(await server.statusOf(purchase)).toBe('ACTIVE')
      const rows = await rowsOf(sofia)
      expect(rows.map(({ status }) => status).sort()).toEqual(['ATTENDED', 'CANCELLED'])
      expect(rows.every(({ familyMemberName, sequence }) => familyMemberName === '' && sequence > 0)).toBe(
        true,
      )
      const { familyMember: _, ...slot } = coming
      await server.buy(server.nuevo.id, 'NutricionCitaRapida')
      expect((await server.book(slot, server.nuevo)).status).toBe(201)
      expect(await server.book(held)).toMatchObject({
        status: 404,
        body: { message: appointmentRefusals.unknownFamilyMember },
      })
      const told = await server.mails({ subject: 'Tu cita fue cancelada' })
      expect(told.filter(({ text }) => text.includes('Para: Sofía Peña'))).toHaveLength(1)
    })

    test('at the moment of a booking for them leaves no appointment behind', async () => {
      for (let round = 0; round < 5; round++) {
        const sofia = await addMember()
        const purchase = await server.buy(server.ana.id, 'NutricionCitaRapida')
        const [answer] = await Promise.all([server.book({ ...free(), familyMember: sofia }), remove(sofia)])
        expect([201, 404]).toContain(answer.status)
        const rows = await rowsOf(sofia)
        expect(rows.filter(({ status }) => status !== 'CANCELLED')).toEqual([])
        expect(await server.statusOf(purchase)).toBe('ACTIVE')
      }
    })
  })

  test('the family and the specialists of a result are those of the person alone', async () => {
    const ask = (path: string, as = server.ana) => server.call(`GET ${path}`, { token: as.token })
    expect((await ask('appointments/family')).body).toContainEqual(LUIS)
    expect((await ask('appointments/family', server.nuevo)).body).toEqual([])
    // The demo's Ana has answered a test that names one psychologist.
    const { body: results } = await ask('form-responses')
    const named = await Promise.all(
      results.map(({ formId }: { formId: number }) => ask(`specialists/named-in/${formId}`)),
    )
    expect(named.map(({ status }) => status)).toEqual(results.map(() => 200))
    const jorge = server.specialists.find(({ email }) => email === 'jorge.salinas@mydiet.mx')
    expect(named.map(({ body }) => body)).toContainEqual({ specialistIds: [jorge?.id] })
    const path = `specialists/named-in/${results[0].formId}`
    expect((await ask(path, server.nuevo)).status).toBe(404)
    expect((await ask('specialists/named-in/x')).status).toBe(400)
  })
})

describe('free slots', () => {
  const month = (query: string) =>
    server.call(`GET specialists/${nutritionist.id}/free-slots?${query}`, { token: server.ana.token })

  test('begin tomorrow and end with what can be booked', async () => {
    const all = await server.freeSlots(nutritionist)
    const first = dayIn(new Date(all[0]?.init ?? 0))
    expect(first >= addDays(dayIn(server.context.now()), 1)).toBe(true)
    expect((await month('month=2020-01&minutes=20')).body).toEqual([])
    expect((await month('month=2090-01&minutes=20')).body).toEqual([])
  })

  test.each([
    'month=2027-13&minutes=20',
    'month=2027-1&minutes=20',
    'month=9999-12&minutes=20',
    'month=0000-01&minutes=20',
    'month=2027-01&minutes=30',
    'month=2027-01',
  ])('%s: 400', async query => {
    expect((await month(query)).status).toBe(400)
  })

  test('the nearest of a specialty are of its specialists, earliest first', async () => {
    const { status, body } = await server.call('GET specialists/free-slots?specialty=PSYCHOLOGY&minutes=20', {
      token: server.ana.token,
    })
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThanOrEqual(12)
    expect(body.length).toBeLessThanOrEqual(14)
    const inits = body.map(({ init }: { init: string }) => init)
    expect(inits).toEqual([...inits].sort())
    const psychologists = server.specialists
      .filter(({ specialist }) => specialist.specialty === 'PSYCHOLOGY')
      .map(({ id }) => id)
    const found = new Set(body.map(({ specialistId }: { specialistId: number }) => specialistId))
    expect([...found].sort()).toEqual([...psychologists].sort())
  })
})

test('what a server answers is good for booking: its next free slot is taken at once', async () => {
  const [first] = await server.freeSlots(psychologist, 60)
  await server.buy(server.nuevo.id, 'PsicologiaOnline')
  expect((await server.book(first as Asked, server.nuevo)).status).toBe(201)
  expect(Date.parse((first as Asked).init) - Date.now()).toBeGreaterThan(0)
})
