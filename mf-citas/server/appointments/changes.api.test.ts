import { appointmentRefusals } from '../../messages'
import { anasAppointments, shifted, timesOf } from '../testing/anasAppointments'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let own: Awaited<ReturnType<typeof anasAppointments>>

beforeAll(async () => {
  server = await citasServer()
  own = await anasAppointments(server)
})
afterAll(() => server.close())

describe('cancelling', () => {
  test('gives purchase and slot back; a second time it is 404', async () => {
    const { id, init, purchase } = await own.booked()
    expect(await own.cancel(id)).toMatchObject({ status: 200, body: { givesBack: true } })
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
    expect((await own.list()).some(one => one.id === id)).toBe(false)
    expect((await server.freeSlots(own.nutritionist)).map(slot => slot.init)).toContain(init)
    expect((await own.cancel(id)).status).toBe(404)
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
  })

  test('what was cancelled can be read by its person alone, and nothing else can be read so', async () => {
    const [mine, other] = [await own.booked(), await own.booked()]
    await own.cancel(mine.id)
    const read = (id: number, as = server.ana) =>
      server.call(`GET appointments/cancelled/${id}`, { token: as.token })
    const { id, init, specialistId, specialistName, isOnline, familyMember } = mine
    expect(await read(id)).toMatchObject({
      status: 200,
      body: { id, init, specialistId, specialistName, isOnline, familyMember },
    })
    expect((await read(id)).body).not.toHaveProperty('link')
    expect((await read(id, server.nuevo)).status).toBe(404)
    expect((await read(other.id)).status).toBe(404)
  })

  test('another’s is 404 for whoever tries, and changes nothing', async () => {
    const { id } = await own.booked()
    expect((await own.cancel(id, server.nuevo)).status).toBe(404)
    expect((await own.move(id, timesOf(own.free()), server.nuevo)).status).toBe(404)
    expect((await own.list()).some(one => one.id === id)).toBe(true)
  })

  test('a past one is 409', async () => {
    const past = (await own.list())[0]
    expect(await own.cancel(past?.id ?? 0)).toMatchObject({
      status: 409,
      body: { message: appointmentRefusals.past },
    })
    expect((await own.move(past?.id ?? 0, timesOf(own.free()))).status).toBe(409)
  })
})

describe('rescheduling', () => {
  test('moves the appointment, its link and its purchase; the old slot is free', async () => {
    const { id, init, link, purchase } = await own.booked()
    const next = own.free()
    const { status, body } = await own.move(id, { ...timesOf(next), tz: 'America/Tijuana' })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, init: next.init, end: next.end, link },
    })
    expect(await server.statusOf(purchase)).toBe('USED')
    const now = (await server.freeSlots(own.nutritionist)).map(slot => slot.init)
    expect(now).toContain(init)
    expect(now).not.toContain(next.init)
    expect((await own.move(id, timesOf(next))).body).toEqual(body)
    expect((await own.cancel(id)).status).toBe(200)
    expect(await server.statusOf(purchase)).toBe('ACTIVE')
  })

  test('to a taken slot is 409, and the old one stays', async () => {
    const [mine, other] = [await own.booked(), await own.booked()]
    expect(
      (await own.move(mine.id, { init: other.init, end: other.end, tz: 'America/Monterrey' })).status,
    ).toBe(409)
    expect((await own.list()).find(({ id }) => id === mine.id)?.init).toBe(mine.init)
  })

  test('is checked like a booking', async () => {
    const { id, init, end } = await own.booked()
    const next = own.slots[0] as Asked
    const length = { ...timesOf(next), end: shifted(next, -5).end }
    expect(await own.move(id, length)).toMatchObject({
      status: 400,
      body: { message: appointmentRefusals.otherLength },
    })
    expect((await own.move(id, timesOf(shifted(next, 7)))).status).toBe(400)
    const wrongZone = { status: 400, body: { errors: { tz: appointmentRefusals.wrongZone } } }
    expect(await own.move(id, { ...timesOf(next), tz: 'Mars/X' })).toMatchObject(wrongZone)
    expect(await own.move(id, { init, end, tz: 'Mars/X' })).toMatchObject(wrongZone)
    const today = { ...timesOf(next), init: new Date().toISOString(), end: shifted(next, 0).end }
    expect((await own.move(id, today)).status).toBe(400)
  })

  test('one that was cancelled is 404', async () => {
    const { id } = await own.booked()
    await own.cancel(id)
    expect((await own.move(id, timesOf(own.free()))).status).toBe(404)
  })
})
