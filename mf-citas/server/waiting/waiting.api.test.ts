import { eq, sql } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import type { SpecialistUser } from '../../contract/appointments'
import { appointments, waitingList } from '../schema'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let specialist: SpecialistUser
let slots: Asked[]

beforeAll(async () => {
  server = await citasServer(undefined, { PUBLIC_ORIGIN: 'http://localhost' })
  specialist = server.specialists[3] as SpecialistUser
})
/** The practice's next opening that is at least so far away. */
const opening = async (ms: number) => {
  const now = server.context.now()
  const open = await server.context.ports.clinicHours.openTimes(server.context.database, now, 14)
  const found = open.find(({ init }) => init.getTime() - now.getTime() >= ms)
  if (!found) throw new Error('the practice does not open')
  return found
}
beforeEach(async () => {
  // Offers are made while the practice is open: a test begins as it opens, after the three hours of `reset`.
  const { init } = await opening(3 * MS_PER_HOUR)
  server.pass(init.getTime() - server.context.now().getTime() - 3 * MS_PER_HOUR + 1000)
  await server.reset()
  // Hours pass in these tests: a slot of tomorrow would be today's after midnight, which nobody may book.
  const later = server.context.now().getTime() + 3 * MS_PER_DAY
  slots = (await server.freeSlots(specialist)).filter(({ init }) => Date.parse(init) > later)
})
afterAll(() => server.close())

const hold = (body: Asked, as: SignedInPerson) =>
  server.call('POST appointments/hold', { token: as.token, body })
const holdsOf = async (as: SignedInPerson) =>
  (await server.call('GET appointments/hold', { token: as.token })).body
const isFree = async ({ init }: Asked) =>
  (await server.freeSlots(specialist)).some(slot => slot.init === init)

describe('a hold', () => {
  test('keeps a slot for its person for ten minutes, and ends by itself', async () => {
    const body = slots[3] as Asked
    const { ana, nuevo } = server
    const held = await hold(body, nuevo)
    expect(held).toMatchObject({ status: 201, body: { init: body.init } })
    expect(await holdsOf(nuevo)).toHaveLength(1)
    expect(await isFree(body)).toBe(false)
    await server.buy(ana.id, 'ConsultationOnline')
    expect((await server.book(body, ana)).status).toBe(409)
    expect((await hold(body, ana)).status).toBe(409)
    server.pass(9 * MS_PER_MINUTE)
    // The same time, held again, ends at the same moment.
    expect((await hold(body, nuevo)).body).toEqual(held.body)
    server.pass(MS_PER_MINUTE + 1000)
    expect(await holdsOf(nuevo)).toEqual([])
    expect(await isFree(body)).toBe(true)
    expect((await server.book(body, ana)).status).toBe(201)
  })

  test('becomes the appointment of its person, who has one hold at a time', async () => {
    const [first, second] = [slots[3], slots[4]] as [Asked, Asked]
    const { nuevo } = server
    await hold(first, nuevo)
    expect((await hold(second, nuevo)).status).toBe(201)
    expect(await isFree(first)).toBe(true)
    expect((await server.book(second, nuevo)).status).toBe(403)
    expect(await holdsOf(nuevo)).toHaveLength(1)
    await server.buy(nuevo.id, 'ConsultationOnline')
    expect((await server.book(second, nuevo)).status).toBe(201)
    expect(await holdsOf(nuevo)).toEqual([])
  })

  test('is given twenty times a day, so that nobody who does not pay empties a calendar', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push((await hold(slots[i % 2] as Asked, server.nuevo)).status)
    expect(statuses).toEqual([...Array(20).fill(201), 429])
  })

  test('leads to the page on which it was chosen, with kind, length and patient', async () => {
    const body = slots[3] as Asked
    const pathOf = (page: string, minutes: number) =>
      `${page}?specialist=${specialist.id}&tipo=online&horario=${encodeURIComponent(body.init)}&minutos=${minutes}`
    expect((await hold(body, server.nuevo)).body.path).toBe(pathOf('/user/agendar', 20))
    const first = { ...body, end: new Date(Date.parse(body.init) + 15 * MS_PER_MINUTE).toISOString() }
    const held = await hold({ ...first, version: 'v1' } as Asked, server.nuevo)
    expect(held.body.path).toBe(pathOf('/user/agendar/2', 15))
    expect(await holdsOf(server.nuevo)).toEqual([held.body])
    expect(held.body).toMatchObject({
      specialty: 'PSYCHOLOGY',
      specialistName: expect.stringMatching(/^\S+ \S+/),
    })
  })

  test('is let go, and refused as a booking is', async () => {
    const body = slots[3] as Asked
    await hold(body, server.nuevo)
    const free = () => server.call('DELETE appointments/hold', { token: server.nuevo.token })
    expect((await free()).status).toBe(200)
    expect((await free()).status).toBe(200)
    expect(await isFree(body)).toBe(true)
    expect((await hold({ ...body, tz: 'Mars/X' }, server.nuevo)).status).toBe(400)
    expect((await hold({ ...body, specialist: 'nadie@mydiet.mx' }, server.nuevo)).status).toBe(400)
  })
})

describe('the waiting list', () => {
  beforeEach(async () => {
    for (const { id } of [server.nuevo, server.ana]) await server.buy(id, 'ConsultationOnline')
  })
  const wait = (as: SignedInPerson, specialistId = specialist.id) =>
    server.call('POST appointments/waiting', {
      token: as.token,
      body: { specialistId, isOnline: true, minutes: 20 },
    })
  const offers = () => server.mails({ subject: 'Se liberó un horario para ti' })
  /** Somebody has the slot, and cancels. */
  const freed = async (body: Asked) => {
    await server.buy(server.ana.id, 'ConsultationOnline')
    const { body: booked } = await server.book(body, server.ana)
    await server.call(`DELETE appointments/${booked.id}`, { token: server.ana.token })
  }

  test('offers a freed slot to the first who waits, and to nobody else meanwhile', async () => {
    const body = slots[5] as Asked
    expect((await wait(server.nuevo)).status).toBe(201)
    expect((await wait(server.nuevo)).status).toBe(201)
    await freed(body)
    expect((await offers()).map(({ to }) => to)).toEqual(['nuevo@mydiet.mx'])
    expect(await holdsOf(server.nuevo)).toMatchObject([{ init: body.init, specialistId: specialist.id }])
    await server.buy(server.ana.id, 'ConsultationOnline')
    expect((await server.book(body, server.ana)).status).toBe(409)
    await server.buy(server.nuevo.id, 'ConsultationOnline')
    expect((await server.book(body, server.nuevo)).status).toBe(201)
    expect((await server.call('GET appointments/waiting', { token: server.nuevo.token })).body).toEqual([])
  })

  test('goes on to the next person when the first lets the offer pass', async () => {
    const body = slots[5] as Asked
    await wait(server.nuevo)
    server.pass(1000)
    await freed(body)
    await wait(server.ana)
    expect(await offers()).toHaveLength(1)
    server.pass(2 * MS_PER_HOUR + 1000)
    expect((await offers()).map(({ to }) => to)).toEqual(['ana@mydiet.mx', 'nuevo@mydiet.mx'])
    expect(await holdsOf(server.ana)).toMatchObject([{ init: body.init }])
    expect(await holdsOf(server.nuevo)).toEqual([])
    server.pass(2 * MS_PER_HOUR + 1000)
    expect(await offers()).toHaveLength(2)
    expect(await isFree(body)).toBe(true)
  })

  test('never gives a slot back as an offer to the person who let it go', async () => {
    const body = slots[5] as Asked
    const { nuevo } = server
    await wait(nuevo)
    await hold(body, nuevo)
    await server.call('DELETE appointments/hold', { token: nuevo.token })
    await hold(body, nuevo)
    server.pass(11 * MS_PER_MINUTE)
    expect(await offers()).toEqual([])
    expect(await holdsOf(nuevo)).toEqual([])
    expect(await isFree(body)).toBe(true)
  })

  test('waits for what its person asks for now, in the same turn', async () => {
    const first = await wait(server.nuevo)
    const body = { specialistId: specialist.id, isOnline: false, minutes: 60 }
    await server.buy(server.nuevo.id, 'Consultation')
    const again = await server.call('POST appointments/waiting', { token: server.nuevo.token, body })
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id, isOnline: false } })
  })

  test('is told with its specialist, its begin and its page', async () => {
    const body = { specialistId: specialist.id, isOnline: true, minutes: 15, version: 'v1' }
    const { body: entered } = await server.call('POST appointments/waiting', {
      token: server.nuevo.token,
      body,
    })
    const { body: lists } = await server.call('GET appointments/waiting', { token: server.nuevo.token })
    expect(lists).toEqual([entered])
    expect(entered).toMatchObject({
      specialty: 'PSYCHOLOGY',
      specialistName: expect.stringMatching(/^\S+ \S+/),
      since: expect.stringMatching(/^\d{4}-.+Z$/),
      path: `/user/agendar/2?specialist=${specialist.id}&tipo=online&paso=2`,
    })
  })

  test('is that of five specialists at most; who waits already is not refused', async () => {
    const [first, ...others] = server.specialists.slice(0, 6).map(({ id }) => id)
    for (const id of [first, ...others.slice(0, 4)]) expect((await wait(server.nuevo, id)).status).toBe(201)
    expect(await wait(server.nuevo, others[4])).toMatchObject({
      status: 409,
      body: { message: 'No puedes estar en más de 5 listas de espera.' },
    })
    expect((await wait(server.nuevo, first)).status).toBe(201)
    expect((await wait(server.ana, others[4])).status).toBe(201)
  })

  test('leads by its mail to the slot with its kind and page, and keeps the place of who lets it pass', async () => {
    const body = slots[5] as Asked
    const { id } = specialist
    const asked = { specialistId: id, isOnline: true, minutes: 15, version: 'v1' }
    const first = await server.call('POST appointments/waiting', { token: server.nuevo.token, body: asked })
    await freed({ ...body, end: new Date(Date.parse(body.init) + 15 * MS_PER_MINUTE).toISOString() })
    const [mail] = await offers()
    const path = `/user/agendar/2?specialist=${id}&tipo=online&horario=${encodeURIComponent(body.init)}&minutos=15`
    expect(mail?.text).toContain(path)
    expect(mail?.text).toContain('Videollamada, 15 minutos.')
    // The app leads there too while the slot is held.
    expect(await holdsOf(server.nuevo)).toMatchObject([{ path }])
    server.pass(2 * MS_PER_HOUR + 1000)
    expect(await holdsOf(server.nuevo)).toEqual([])
    const { body: own } = await server.call('GET appointments/waiting', { token: server.nuevo.token })
    expect(own).toMatchObject([{ id: first.body.id }])
  })

  test('holds a slot only while the practice is open', async () => {
    const body = slots[5] as Asked
    await wait(server.nuevo)
    const { now } = server.context
    const times = await server.context.ports.clinicHours.openTimes(server.context.database, now(), 1)
    const closing = times.at(-1)?.end.getTime() ?? 0
    server.pass(closing - now().getTime() + MS_PER_MINUTE)
    await freed(body)
    expect(await offers()).toEqual([])
    expect(await holdsOf(server.nuevo)).toEqual([])
    const { init } = await opening(0)
    server.pass(init.getTime() - now().getTime() + 1000)
    expect((await offers()).map(({ to }) => to)).toEqual(['nuevo@mydiet.mx'])
    const [held] = await holdsOf(server.nuevo)
    expect(held).toMatchObject({ init: body.init })
  })

  test('is for those who can book: who holds no consultation for it is refused, and passed over', async () => {
    const body = slots[5] as Asked
    const { database } = server.context
    await wait(server.nuevo)
    await database.execute(sql`delete from cuenta.purchases where user_id = ${server.nuevo.id}`)
    expect(await wait(server.nuevo)).toMatchObject({
      status: 403,
      body: { message: 'No tienes una consulta disponible para agendar esta cita.' },
    })
    await freed(body)
    expect(await offers()).toEqual([])
    expect(await isFree(body)).toBe(true)
  })

  test('offers nothing where nobody waits, and is left at will', async () => {
    const { database } = server.context
    await freed(slots[5] as Asked)
    expect(await offers()).toEqual([])
    const { body: entry } = await wait(server.nuevo)
    const leave = (token: string) => server.call(`DELETE appointments/waiting/${entry.id}`, { token })
    expect((await leave(server.ana.token)).status).toBe(404)
    expect((await leave(server.nuevo.token)).status).toBe(200)
    expect((await leave(server.nuevo.token)).status).toBe(404)
    expect(await database.$count(waitingList)).toBe(0)
    expect(await database.$count(appointments, eq(appointments.status, 'HELD'))).toBe(0)
  })
})
