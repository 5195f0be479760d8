import { eq } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn, instantOf } from 'shared/dates/instants'
import { appointments, daysOff } from '../schema'
import { anasAppointments, specialistOf } from '../testing/anasAppointments'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let own: Awaited<ReturnType<typeof anasAppointments>>

beforeAll(async () => {
  server = await citasServer()
  own = await anasAppointments(server)
})
afterAll(() => server.close())

/** The nutritionist's free slots of a month. */
const month = (query: string) =>
  server.call(`GET specialists/${own.nutritionist.id}/free-slots?${query}`, { token: server.ana.token })

describe('the busy intervals of a day', () => {
  const find = (id: number | string, date: unknown) =>
    server.call(`POST appointments/findBySpecialist/${id}`, { token: server.nuevo.token, body: { date } })
  const american = (day: string) => `${day.slice(5)}-${day.slice(0, 4)}`

  test('are init and end, and nothing about whose they are', async () => {
    const { init, end } = await own.booked()
    const { status, body } = await find(own.nutritionist.id, american(dayIn(new Date(init))))
    expect(status).toBe(200)
    expect(body).toContainEqual({ init, end })
    for (const interval of body) expect(Object.keys(interval).sort()).toEqual(['end', 'init'])
    expect((await find(own.nutritionist.id, '01-01-2040')).body).toEqual([])
  })

  test('are those of the clinic’s day: the evening is of it, that of the day before is not', async () => {
    const { database } = server.context
    const day = addDays(dayIn(server.context.now()), 300)
    const evening = (of: string) => {
      const [startsAt, endsAt] = [instantOf(of, 20 * 60), instantOf(of, 20 * 60 + 20)]
      const times = { startsAt, endsAt, bookedStart: startsAt, bookedEnd: endsAt }
      return { ...times, userId: 50_001, specialistId: own.nutritionist.id, tz: 'America/Monterrey' }
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
    expect((await find(own.nutritionist.id, american(day))).body).toEqual([
      { init: startsAt.toISOString(), end: endsAt.toISOString() },
    ])
    await database.delete(appointments).where(eq(appointments.userId, 50_001))
  })

  test.each(['02-30-2027', '2027-02-20', '2/20/2027', '13-01-2027', '', 5])(
    'the date %j: 400',
    async date => {
      expect((await find(own.nutritionist.id, date)).status).toBe(400)
    },
  )

  test('an unknown specialist: 404', async () => {
    expect((await find(999_999, '02-20-2027')).status).toBe(404)
    expect((await find('x', '02-20-2027')).status).toBe(400)
  })
})

describe('free slots', () => {
  test('begin tomorrow and end with what can be booked', async () => {
    const all = await server.freeSlots(own.nutritionist)
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
  const [first] = await server.freeSlots(specialistOf(server, 'PSYCHOLOGY'), 60)
  await server.buy(server.nuevo.id, 'PsicologiaOnline')
  expect((await server.book(first as Asked, server.nuevo)).status).toBe(201)
  expect(Date.parse((first as Asked).init) - Date.now()).toBeGreaterThan(0)
})

// Last, since it closes the days of the nutritionist.
describe('the next free day', () => {
  const nextFreeDay = async (from: string): Promise<string | null> => {
    const call = `GET specialists/${own.nutritionist.id}/next-free-day?from=${from}&minutes=20`
    const { status, body } = await server.call(call, { token: server.ana.token })
    expect(status).toBe(200)
    return body.day
  }
  const today = () => dayIn(server.context.now())

  /** Closes so many days, from tomorrow on. */
  async function close(days: number): Promise<void> {
    const all = Array.from({ length: days }, (_, i) => ({
      specialistId: own.nutritionist.id,
      fromContent: false,
      day: addDays(today(), i + 1),
    }))
    await server.context.database.insert(daysOff).values(all).onConflictDoNothing()
  }

  /** The first day of the lists of two months. */
  async function firstListed(): Promise<string> {
    const months = [today(), addDays(today(), 31)].map(day => day.slice(0, 7))
    const lists = await Promise.all(months.map(of => month(`month=${of}&minutes=20`)))
    const [first] = lists.flatMap(({ body }): { init: string }[] => body)
    return dayIn(new Date(first?.init ?? 0))
  }

  test('the first day with a free slot is that of the first free slot, also from a day long ago', async () => {
    // The clinic's midnight may come in the middle of the test.
    await close(2)
    const day = await firstListed()
    expect(await nextFreeDay(today())).toBe(day)
    expect(await nextFreeDay('2020-01-01')).toBe(day)
  })

  test('it is found behind two months of days off; after the last day that can be booked there is none', async () => {
    await close(65)
    const found = await nextFreeDay(today())
    expect(found && found > addDays(today(), 65)).toBe(true)
    expect(await nextFreeDay(addDays(today(), 400))).toBeNull()
    await close(200)
    expect(await nextFreeDay(today())).toBeNull()
  })
})
