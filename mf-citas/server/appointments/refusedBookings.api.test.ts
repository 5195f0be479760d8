import { addDays } from 'shared/dates'
import { dayAndMinuteIn, dayIn, instantOf } from 'shared/dates/instants'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { appointmentRefusals, bookingMessages } from '../../messages'
import { daysOff, holidays } from '../schema'
import { anasAppointments } from '../testing/anasAppointments'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let own: Awaited<ReturnType<typeof anasAppointments>>

beforeAll(async () => {
  server = await citasServer()
  own = await anasAppointments(server)
})
afterAll(() => server.close())

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
    return { ...(own.slots[0] as Asked), init: init.toISOString(), end: end.toISOString() }
  }
  const today = () => dayIn(server.context.now())
  /** The day of the next free slot, and its minute. */
  const next = () => dayAndMinuteIn(new Date((own.slots[0] as Asked).init), 'America/Monterrey')

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
    refusals({ ...own.slots[0], tz }, appointmentRefusals.wrongZone),
  )
  test('an unknown specialist', () =>
    refusals({ ...own.slots[0], specialist: 'nadie@mydiet.mx' }, appointmentRefusals.unknownSpecialist))
  test.each([
    { init: 'mañana' },
    { init: 5 },
    { end: undefined },
    { isOnline: 'si' },
    { specialist: '' },
    { tz: 'x'.repeat(100) },
  ])('%j', bad => refusals({ ...own.slots[0], ...bad }))

  describe('of a slot that is taken, where the field is what the person has to change', () => {
    let taken: Asked
    const lasting = (minutes: number, from = 0): Asked => {
      const [init, end] = [from, from + minutes].map(at =>
        new Date(Date.parse(taken.init) + at * MS_PER_MINUTE).toISOString(),
      ) as [string, string]
      return { ...taken, init, end }
    }
    beforeAll(async () => {
      taken = own.free()
      await own.booked(taken)
    })

    test('a wrong length', () => refusals(lasting(30), appointmentRefusals.wrongLength('15, 20 o 60')))
    test('minute 07', () => refusals(lasting(20, 7), appointmentRefusals.closed))
    test('a product that does not pay for it', () =>
      refusals({ ...taken, productId: 'PsicologiaOnline' }, appointmentRefusals.otherProduct))
    test('a day off', async () => {
      const { database } = server.context
      const day = dayIn(new Date(taken.init))
      await database.insert(daysOff).values({ specialistId: own.nutritionist.id, day, fromContent: false })
      await refusals(taken, appointmentRefusals.closed)
      await database.delete(daysOff)
    })
  })

  test('a day off, and a holiday', async () => {
    const { database } = server.context
    const body = own.slots[0] as Asked
    const day = dayIn(new Date(body.init))
    await database.insert(daysOff).values({ specialistId: own.nutritionist.id, day, fromContent: false })
    await refusals(body, appointmentRefusals.closed)
    await database.delete(daysOff)
    await database.insert(holidays).values({ day, name: 'Fiesta' }).onConflictDoNothing()
    await refusals(body, appointmentRefusals.closed)
    await database.delete(holidays)
  })
})
