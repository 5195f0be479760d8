import { sql } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import type { SpecialistUser } from '../../contract/appointments'
import { purchaseMails } from '../../mailMessages'
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

const { mails, subjects, book, move, cancel, slotAfter } = nuevosAppointments(() => ({ server, slots }))

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
