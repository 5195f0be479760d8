import { type SQL, sql } from 'drizzle-orm'
import { sync } from 'node-ical'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import type { Attempt } from 'shared/server/jobs/job'
import { NUEVO } from 'shared/testing/testServer'
import type { SpecialistUser } from '../../contract/appointments'
import { purchaseMails } from '../../mailMessages'
import { tellSpecialists } from '../reminders/tellSpecialists'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

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

/** The person's mails so far, newest first. */
const mails = () => server.mails({ to: NUEVO })
const subjects = async () => (await mails()).map(({ subject }) => subject)
const book = async (body: Asked, as = server.nuevo): Promise<number> => {
  await server.buy(as.id, 'NutricionCitaRapida')
  return (await server.book(body, as)).body.id
}
const move = (id: number, { init, end, tz }: Asked) =>
  server.call(`POST appointments/${id}/reschedule`, { token: server.nuevo.token, body: { init, end, tz } })
const cancel = (id: number) => server.call(`DELETE appointments/${id}`, { token: server.nuevo.token })
/** The events of a calendar file, as another library reads them. */
const eventsOf = (file: string) =>
  Object.values(sync.parseICS(file)).filter(component => component?.type === 'VEVENT')
/** The first free slot that is more hours than that after an instant. */
const slotAfter = (hours: number, instant = server.context.now().getTime()) =>
  slots.find(({ init }) => Date.parse(init) - instant > hours * MS_PER_HOUR) as Asked

describe('the mails of an appointment', () => {
  test('are sent for a booking, a change and a cancellation, each with its calendar file', async () => {
    const [first, second] = [slots[0], slots[1]] as [Asked, Asked]
    const id = await book({ ...first, tz: 'America/Cancun' })
    await move(id, second)
    await cancel(id)
    const [cancelled, moved, booked] = await mails()
    expect([booked?.subject, moved?.subject, cancelled?.subject]).toEqual([
      'Tu cita está agendada',
      'Tu cita cambió de horario',
      'Tu cita fue cancelada',
    ])
    expect(cancelled?.text).toContain(purchaseMails.isFree)
    expect(booked?.text).toContain('hora de Monterrey (donde estás: ')
    expect(booked?.text).toContain('https://meet.jit.si/MyDiet-')
    expect(cancelled?.text).not.toContain('meet.jit.si')
    const files = [booked, moved, cancelled].map(mail => mail?.attachments?.[0]?.content ?? '')
    const events = files.map(file => eventsOf(file)[0])
    expect(new Set(events.map(event => event?.uid)).size).toBe(1)
    expect(events.map(event => Number(event?.sequence))).toEqual([0, 1, 2])
    expect(events.map(event => event?.start.toISOString())).toEqual([first.init, second.init, second.init])
    expect(events.map(event => event?.end?.toISOString())).toEqual([first.end, second.end, second.end])
    expect(events.map(event => event?.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
    expect(files[2]).toContain('METHOD:CANCEL')
    for (const file of files) {
      expect(file.split('\r\n').every(line => new TextEncoder().encode(line).length <= 75)).toBe(true)
    }
  })

  test('none is sent for what was refused', async () => {
    const id = await book(slots[0] as Asked)
    const before = (await mails()).length
    await server.buy(server.ana.id, 'NutricionCitaRapida')
    expect((await server.book(slots[0] as object)).status).toBe(409)
    expect((await move(id, { ...(slots[1] as Asked), tz: 'Mars/X' })).status).toBe(400)
    expect(await subjects()).toHaveLength(before)
  })
})

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

describe('reminders', () => {
  const passTo = async (instant: number) => {
    server.pass(instant - server.context.now().getTime())
    await server.jobsDone()
  }

  test('are sent a day and an hour before, once each', async () => {
    const body = slotAfter(30)
    await book(body)
    const start = Date.parse(body.init)
    await passTo(start - MS_PER_DAY - 60_000)
    expect(await subjects()).toEqual(['Tu cita está agendada'])
    await passTo(start - MS_PER_DAY + 60_000)
    expect((await subjects())[0]).toBe('Tu cita es mañana')
    await passTo(start - MS_PER_HOUR + 60_000)
    expect((await subjects())[0]).toBe('Tu cita es en una hora')
    await passTo(start + MS_PER_DAY)
    expect(await subjects()).toHaveLength(3)
  })

  test('move with the appointment', async () => {
    const body = slotAfter(30)
    const later = slotAfter(50, Date.parse(body.init))
    const id = await book(body)
    await move(id, later)
    await passTo(Date.parse(body.init) + 60_000)
    expect(await subjects()).toEqual(['Tu cita cambió de horario', 'Tu cita está agendada'])
    await passTo(Date.parse(later.init) - MS_PER_DAY + 60_000)
    expect((await subjects())[0]).toBe('Tu cita es mañana')
  })

  test('are sent again for the new time of an appointment that was moved after one', async () => {
    const body = slotAfter(30)
    const later = slotAfter(50, Date.parse(body.init))
    const id = await book(body)
    await passTo(Date.parse(body.init) - MS_PER_DAY + 60_000)
    expect((await subjects())[0]).toBe('Tu cita es mañana')
    await move(id, later)
    await passTo(Date.parse(later.init) - MS_PER_DAY + 60_000)
    expect(await subjects()).toEqual([
      'Tu cita es mañana',
      'Tu cita cambió de horario',
      'Tu cita es mañana',
      'Tu cita está agendada',
    ])
  })

  test('of a cancellation claims no free consultation where its money went back', async () => {
    const id = await book(slotAfter(30))
    await server.context.database.execute(
      sql`update cuenta.purchases set revoked = true where id =
        (select purchase_id from citas.appointments where id = ${id})`,
    )
    await cancel(id)
    const [cancelled] = await mails()
    expect(cancelled?.subject).toBe('Tu cita fue cancelada')
    expect(cancelled?.text).not.toContain(purchaseMails.isFree)
  })

  test('are not sent for a cancelled one', async () => {
    const body = slotAfter(30)
    await cancel(await book(body))
    await passTo(Date.parse(body.init) + 60_000)
    expect(await subjects()).toEqual(['Tu cita fue cancelada', 'Tu cita está agendada'])
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
