import { type SQL, sql } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import type { Attempt } from 'shared/server/jobs/job'
import type { SpecialistUser } from '../../contract/appointments'
import { tellSpecialists } from '../reminders/tellSpecialists'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'
import { eventsOf, nuevosAppointments } from '../testing/nuevosAppointments'

let server: CitasServer
let specialist: SpecialistUser
let slots: Asked[]

beforeAll(async () => {
  server = await citasServer()
  specialist = server.specialists[0] as SpecialistUser
})
beforeEach(async () => {
  await server.reset()
  slots = await server.freeSlots(specialist)
})
afterAll(() => server.close())

const { book, move, cancel, slotAfter } = nuevosAppointments(() => ({ server, slots }))

describe('the specialist', () => {
  const own = () => server.mails({ to: specialist.email })

  test('is mailed what is booked, moved and cancelled, with patient, phone, length and link', async () => {
    const { id: nuevo, token } = server.nuevo
    await server.call(`PUT patients/${nuevo}`, { token, body: { emergencyContactPhone: '8187654321' } })
    const [first, second] = [slots[0], slots[1]] as [Asked, Asked]
    const id = await book(first)
    await move(id, second)
    await cancel(id)
    const [cancelled, moved, booked] = await own()
    expect([booked?.subject, moved?.subject, cancelled?.subject]).toEqual([
      'Tienes una cita nueva',
      'Una cita cambió de horario',
      'Se canceló una cita',
    ])
    expect(booked?.text).toMatch(/Videollamada, 20 minutos\nPaciente: Nuevo Paciente, tel\. 8187654321\n/)
    expect(booked?.text).toContain('https://meet.jit.si/MyDiet-')
    expect(cancelled?.text).not.toContain('meet.jit.si')
    const events = [booked, moved, cancelled].map(mail => eventsOf(mail?.attachments?.[0]?.content ?? '')[0])
    expect(new Set(events.map(event => event?.uid)).size).toBe(1)
    expect(events[0]?.summary).toMatch(/^Cita con /)
    expect(events.map(event => event?.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  })

  test('is mailed the day at seven, once, and not where nobody is booked', async () => {
    const body = slotAfter(30)
    const day = Date.parse(body.init)
    await book(body)
    await server.emptyMailbox()
    server.pass(day - server.context.now().getTime() - 2 * MS_PER_HOUR)
    const run = () =>
      tellSpecialists.work(server.context, {}, { signal: new AbortController().signal } as Attempt)
    await Promise.all([run(), run()])
    await run()
    const today = (await own()).filter(({ subject }) => subject.startsWith('Hoy tienes'))
    expect(today.map(({ subject }) => subject)).toEqual(['Hoy tienes una cita'])
    expect(today[0]?.text).toMatch(/20 minutos\n\S.*\nVideollamada: https:/)
    const others = await server.mails({ subject: 'Hoy tienes una cita' })
    expect(others).toHaveLength(1)
  })

  test('has a private calendar that the staff makes and revokes, and that ends with the member’s secrets', async () => {
    const staff = await server.signInStaff()
    const call = (method: string) =>
      server.call(`${method} staff/specialists/${specialist.id}/feed`, { token: staff.token })
    const read = (path: string) => server.app.inject({ url: path })
    expect((await call('GET')).body).toEqual({ exists: false })
    const first = (await call('POST')).body.path
    expect(first).toMatch(/^\/api\/specialists\/feed\/[\w-]{43}\.ics$/)
    const { path } = (await call('POST')).body
    await book(slots[0] as Asked)
    expect((await read(first)).statusCode).toBe(404)
    const calendar = await read(path)
    expect(calendar.headers['cache-control']).toBe('no-store')
    expect(eventsOf(calendar.body).map(event => event?.summary)).toContainEqual(
      expect.stringMatching(/^Cita con /),
    )
    expect((await call('DELETE')).status).toBe(200)
    expect((await read(path)).statusCode).toBe(404)
    const patient = await server.call(`POST staff/specialists/${specialist.id}/feed`, {
      token: server.nuevo.token,
    })
    expect(patient.status).toBe(403)
  })

  test('whose address ends with the duty and with the account of the member who made it', async () => {
    const { id, token } = await server.signInStaff('recepcion@mydiet.mx')
    const { database } = server.context
    const make = async () =>
      (await server.call(`POST staff/specialists/${specialist.id}/feed`, { token })).body.path
    const status = async (url: string) => (await server.app.inject({ url })).statusCode
    const give = (...duties: string[]) =>
      database.execute(sql`update auth.users set duties = ${sql.param(duties)} where id = ${id}`)
    const first = await make()
    expect(await status(first)).toBe(200)
    await give('labs')
    expect(await status(first)).toBe(404)
    await give('agenda', 'labs')
    expect(await status(first)).toBe(404)
    const second = await make()
    expect(await status(second)).toBe(200)
    await database.execute(sql`update auth.users set staff_since = null where id = ${id}`)
    expect(await status(second)).toBe(404)
  })
})

describe('calendars', () => {
  const file = (id: number, token = server.nuevo.token) =>
    server.call(`GET appointments/${id}/calendar`, { token })
  const feed = (path: string) => server.call(`GET ${path.replace('/api/', '')}`)
  const makeFeed = async (): Promise<string> =>
    (await server.call('POST appointments/feed', { token: server.nuevo.token })).body.path

  test('a file of one appointment, for its person alone', async () => {
    const id = await book(slots[0] as Asked)
    const { body } = await file(id)
    const [event] = eventsOf(body.content)
    expect(event?.summary).toBe('Cita de Nutrición con Mariana Ríos')
    expect(event?.location).toBe('Videollamada')
    expect((await file(id, server.ana.token)).status).toBe(404)
  })

  test('a private feed has stable UIDs and a rising SEQUENCE; a cancelled one stays, cancelled', async () => {
    const [one, other] = [await book(slots[0] as Asked), await book(slots[1] as Asked)]
    const path = await makeFeed()
    expect(path).toMatch(/^\/api\/appointments\/feed\/[\w-]{43}\.ics$/)
    const before = await feed(path)
    expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(before.headers['cache-control']).toBe('no-store')
    await move(one, slots[2] as Asked)
    await cancel(other)
    const after = eventsOf((await feed(path)).text)
    const known = new Map(eventsOf(before.text).map(event => [event.uid, Number(event.sequence)]))
    expect(after).toHaveLength(2)
    for (const event of after) expect(Number(event.sequence)).toBe((known.get(event.uid) ?? 9) + 1)
    expect(after.map(event => event.status).sort()).toEqual(['CANCELLED', 'CONFIRMED'])
  })

  test('a feed is revoked by its person, and by a new one', async () => {
    const exists = async () =>
      (await server.call('GET appointments/feed', { token: server.nuevo.token })).body.exists
    expect(await exists()).toBe(false)
    const first = await makeFeed()
    expect(await exists()).toBe(true)
    const second = await makeFeed()
    expect((await feed(first)).status).toBe(404)
    expect((await feed(second)).status).toBe(200)
    await server.call('DELETE appointments/feed', { token: server.nuevo.token })
    expect((await feed(second)).status).toBe(404)
    expect((await feed('/api/appointments/feed/x.ics')).status).toBe(404)
  })

  describe('of an account whose address nobody has proved', () => {
    const account = (columns: SQL) =>
      server.context.database.execute(sql`update auth.users set ${columns} where id = ${server.nuevo.id}`)
    const unproved = (dueAt?: Date) =>
      account(sql`address_proved_at = null, proof_due_at = ${dueAt?.toISOString() ?? null}`)
    afterEach(() => account(sql`address_proved_at = now(), proof_due_at = null`))

    test('there is none: whoever registered the address could read its owner’s appointments', async () => {
      const path = await makeFeed()
      await unproved()
      const refused = await server.call('POST appointments/feed', { token: server.nuevo.token })
      expect([refused.status, refused.body.message]).toEqual([
        403,
        expect.stringContaining('confirma tu correo'),
      ])
      expect((await feed(path)).status).toBe(404)
      expect((await server.book(slots[0] as Asked, server.nuevo)).status).toBe(403)
      expect(await book(slots[0] as Asked)).toBeGreaterThan(0)
    })

    test('one of before stays until its thirty days are over', async () => {
      const path = await makeFeed()
      await unproved(new Date(server.context.now().getTime() + 30 * MS_PER_DAY))
      expect((await feed(path)).status).toBe(200)
      server.pass(30 * MS_PER_DAY)
      expect((await feed(path)).status).toBe(404)
    })
  })
})
