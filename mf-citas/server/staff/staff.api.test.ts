import { eq, sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { SPECIALTY_DUTIES } from 'shared/published/duties'
import type { SignedInPerson } from 'shared/published/person'
import { serverMessages } from 'shared/server/http/messages'
import { ANA } from 'shared/testing/testServer'
import type { SpecialistUser } from '../../contract/appointments'
import { appointmentRefusals } from '../../messages'
import { appointments, daysOff } from '../schema'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let staff: SignedInPerson
let specialist: SpecialistUser
let slots: Asked[]

beforeAll(async () => {
  server = await citasServer()
  staff = await server.signInStaff()
  specialist = server.specialists[2] as SpecialistUser
  slots = await server.freeSlots(specialist)
})
afterAll(() => server.close())

const dayOf = ({ init }: { init: string }) => dayIn(new Date(init))
const daysList = (day: string, token = staff.token) =>
  server.call(`GET staff/specialists/${specialist.id}/days/${day}`, { token })
const off = (method: 'PUT' | 'DELETE', day: string, token = staff.token) =>
  server.call(`${method} staff/specialists/${specialist.id}/days-off/${day}`, { token })
const book = async (body: Asked): Promise<number> => {
  await server.buy(server.ana.id, 'NutricionCitaRapida')
  return (await server.book(body)).body.id
}

test('a patient has no access to the practice’s calls', async () => {
  const day = dayOf(slots[0] as Asked)
  for (const { status } of [
    await daysList(day, server.ana.token),
    await off('PUT', day, server.ana.token),
    await off('DELETE', day, server.ana.token),
    await server.call('POST staff/appointments/1/attendance', {
      token: server.ana.token,
      body: { attended: true },
    }),
  ]) {
    expect(status).toBe(403)
  }
})

test('a day’s list names the patients, with the phone of their profile', async () => {
  const { ana } = server
  await server.call(`PUT patients/${ana.id}`, {
    token: ana.token,
    body: { emergencyContactPhone: '8187654321' },
  })
  const body = slots.shift() as Asked
  const id = await book(body)
  const { status, body: list } = await daysList(dayOf(body))
  expect(status).toBe(200)
  expect(list).toMatchObject({ isOff: false, opens: true })
  // 1 January is a holiday of the clinic, 3 January a Sunday.
  for (const day of ['2027-01-01', '2027-01-03']) expect((await daysList(day)).body.opens).toBe(false)
  expect(list.appointments).toContainEqual(
    expect.objectContaining({
      id,
      init: body.init,
      status: 'BOOKED',
      // A video call is entered from the agenda too.
      link: expect.stringMatching(/^https:\/\/meet\.jit\.si\/MyDiet-/),
      end: body.end,
      patient: expect.objectContaining({ firstName: 'Ana', phone: '8187654321' }),
    }),
  )
  expect(
    (await server.call('GET staff/specialists/999999/days/2027-01-01', { token: staff.token })).status,
  ).toBe(404)
  for (const method of ['PUT', 'DELETE']) {
    const unknown = `${method} staff/specialists/999999/days-off/2027-01-01`
    expect((await server.call(unknown, { token: staff.token })).status).toBe(404)
  }
})

test('a day off closes the day and tells whoever is booked there, once, with other times', async () => {
  const body = slots.shift() as Asked
  const day = dayOf(body)
  const id = await book(body)
  await server.emptyMailbox()
  const sameDay = (
    await server.call(`GET staff/specialists/${specialist.id}/days/${day}`, { token: staff.token })
  ).body.appointments
  expect(await off('PUT', day)).toMatchObject({ status: 200, body: { notified: sameDay.length } })
  expect(await off('PUT', day)).toMatchObject({ status: 200, body: { notified: 0 } })
  const told = await server.mails({ subject: 'Tu especialista no estará el día de tu cita' })
  expect(told).toHaveLength(sameDay.length)
  expect(told[0]?.to).toBe(ANA)
  expect(told[0]?.text).toMatch(/Otros horarios libres:\n.*hora de Monterrey/)

  // The appointment is not dropped, nobody else can book that day, and its person can move.
  expect((await daysList(day)).body).toMatchObject({ isOff: true, appointments: sameDay })
  expect((await server.freeSlots(specialist)).some(slot => dayOf(slot) === day)).toBe(false)
  await server.buy(server.nuevo.id, 'ConsultationOnline')
  const other = slots.find(slot => dayOf(slot) === day)
  if (other) {
    expect(await server.book(other, server.nuevo)).toMatchObject({
      status: 400,
      body: { message: appointmentRefusals.closed },
    })
  }
  // On a day without another appointment of Ana's, who can be in one place only.
  const mine = await server.context.database
    .select()
    .from(appointments)
    .where(eq(appointments.userId, server.ana.id))
  const busy = mine.map(({ startsAt }) => dayIn(startsAt))
  const next = slots.find(slot => dayOf(slot) > day && !busy.includes(dayOf(slot))) as Asked
  const moved = await server.call(`POST appointments/${id}/reschedule`, {
    token: server.ana.token,
    body: { init: next.init, end: next.end, tz: next.tz },
  })
  expect(moved.status).toBe(200)

  // A mail says to each person with an appointment that day that it stands; a repetition mails nobody.
  expect(await off('DELETE', day)).toMatchObject({ status: 200, body: { notified: sameDay.length - 1 } })
  expect((await off('DELETE', day)).status).toBe(404)
  const retold = await server.mails({ subject: 'Tu especialista sí estará el día de tu cita' })
  expect(retold).toHaveLength(sameDay.length - 1)
  expect((await server.freeSlots(specialist)).some(slot => dayOf(slot) === day)).toBe(true)
})

test('what a specialty may see is shown to members with its duty, and to no other member', async () => {
  const body = slots.shift() as Asked
  const id = await book(body)
  const { specialty } = specialist.specialist
  await server.call(`PUT appointments/sharing/${specialty}`, { token: server.ana.token })
  const { token, id: memberId } = await server.signInStaff('recepcion@mydiet.mx')
  const give = (...duties: string[]) =>
    server.context.database.execute(
      sql`update auth.users set duties = ${sql.param(duties)} where id = ${memberId}`,
    )
  const seen = async () => {
    const { body: list } = await daysList(dayOf(body), token)
    const { status } = await server.call(`GET staff/appointments/${id}/results`, { token })
    return [list.appointments.find((one: { id: number }) => one.id === id).sharesResults, status]
  }
  const own = SPECIALTY_DUTIES[specialty]
  const others = Object.values(SPECIALTY_DUTIES).filter(duty => duty !== own)
  await give('agenda', 'labs', ...others)
  expect(await seen()).toEqual([false, 403])
  await give('agenda', own)
  expect(await seen()).toEqual([true, 200])
  const { rows } = await server.context.database.execute(
    sql`select act from auth.audit_log where act like ${`results of appointment ${id} %`} order by id`,
  )
  expect(rows.map(({ act }) => act)).toEqual([
    `results of appointment ${id} refused: without the duty of its specialty`,
    `results of appointment ${id} read`,
  ])
  await server.call(`DELETE appointments/sharing/${specialty}`, { token: server.ana.token })
})

test('the staff sees results and answers of a patient only where the patient lets that specialty see them', async () => {
  const body = slots.shift() as Asked
  const id = await book(body)
  const { specialty } = specialist.specialist
  const asAna = (call: string) => server.call(call, { token: server.ana.token })
  const read = () => server.call(`GET staff/appointments/${id}/results`, { token: staff.token })
  const listed = async () =>
    (await daysList(dayOf(body))).body.appointments.find((one: { id: number }) => one.id === id).sharesResults
  expect(await listed()).toBe(false)
  expect(await read()).toMatchObject({ status: 403, body: { message: appointmentRefusals.notShared } })
  // Another specialty is none of theirs.
  const other = specialty === 'NUTRITION' ? 'GYNECOLOGY' : 'NUTRITION'
  await asAna(`PUT appointments/sharing/${other}`)
  expect((await read()).status).toBe(403)
  for (let again = 0; again < 2; again++) {
    expect((await asAna(`PUT appointments/sharing/${specialty}`)).status).toBe(200)
  }
  expect((await asAna('GET appointments/sharing')).body.specialties.sort()).toEqual([other, specialty].sort())
  expect(await listed()).toBe(true)
  const { status, body: results } = await read()
  expect(status).toBe(200)
  // The newest of each test, and nothing about the family.
  const names = results.map(({ name }: { name: string }) => name)
  expect(names).toContain('Bienestar de cada día')
  expect(new Set(names).size).toBe(names.length)
  expect(results[0]).toMatchObject({ balance: expect.any(Number), scores: expect.any(Array) })
  expect(results[0].answers[0]).toEqual({ question: expect.any(String), answer: expect.any(String) })
  expect((await asAna(`GET staff/appointments/${id}/results`)).status).toBe(403)
  await asAna(`DELETE appointments/sharing/${specialty}`)
  expect((await read()).status).toBe(403)
  expect((await asAna('PUT appointments/sharing/DENTISTRY')).status).toBe(400)

  // Answers about health are opened soon after the second factor, as labs are.
  await asAna(`PUT appointments/sharing/${specialty}`)
  expect((await read()).status).toBe(200)
  server.pass(31 * MS_PER_MINUTE)
  expect(await read()).toMatchObject({ status: 403, body: { message: serverMessages.secondFactorAgain } })
})

test('a cancellation and a day off promise the consultation only where it would be available again', async () => {
  // A day on which nobody else has an appointment.
  const [body] = slots.splice(-9, 1) as [Asked]
  const day = dayOf(body)
  const id = await book(body)
  const own = async () => {
    const { body: all } = await server.call('GET appointments', { token: server.ana.token })
    return all.find((one: { id: number }) => one.id === id).givesBack
  }
  const told = async () => {
    await server.emptyMailbox()
    await off('PUT', day)
    await off('DELETE', day)
    const mails = await server.mails({ subject: 'Tu especialista no estará el día de tu cita' })
    return mails.some(({ text }) => text.includes('la consulta que la paga queda disponible otra vez'))
  }
  expect([await own(), await told()]).toEqual([true, true])
  // Its money went back.
  await server.context.database.execute(
    sql`update cuenta.purchases set revoked = true where id =
      (select purchase_id from citas.appointments where id = ${id})`,
  )
  expect([await own(), await told()]).toEqual([false, false])
})

test('a day that is over in the clinic’s zone is not set as a day off, and one that was set is lifted', async () => {
  const today = dayIn(server.context.now())
  const yesterday = addDays(today, -1)
  expect(await off('PUT', yesterday)).toMatchObject({
    status: 400,
    body: { message: appointmentRefusals.pastDayOff, errors: { day: appointmentRefusals.pastDayOff } },
  })
  expect((await daysList(yesterday)).body.isOff).toBe(false)
  expect((await off('PUT', today)).status).toBe(200)
  expect((await off('DELETE', today)).status).toBe(200)

  const row = { specialistId: specialist.id, day: yesterday, fromContent: false }
  await server.context.database.insert(daysOff).values(row)
  expect((await off('DELETE', yesterday)).status).toBe(200)
  expect((await daysList(yesterday)).body.isOff).toBe(false)
})

test('an appointment is marked as attended or missed once it has begun, and its person sees it', async () => {
  const body = slots.at(-1) as Asked
  const id = await book(body)
  const mark = (attended: boolean) =>
    server.call(`POST staff/appointments/${id}/attendance`, { token: staff.token, body: { attended } })
  expect(await mark(true)).toMatchObject({ status: 409, body: { message: appointmentRefusals.notStarted } })
  const past = (await server.call('GET appointments', { token: server.ana.token })).body.filter(
    ({ init }: Asked) => Date.parse(init) < Date.now(),
  )
  for (const attended of [false, true]) {
    const answer = await server.call(`POST staff/appointments/${past[0].id}/attendance`, {
      token: staff.token,
      body: { attended },
    })
    expect(answer).toMatchObject({ status: 200, body: { status: attended ? 'ATTENDED' : 'MISSED' } })
  }
  const seen = (await server.call('GET appointments', { token: server.ana.token })).body
  expect(seen.find((one: { id: number }) => one.id === past[0].id).attended).toBe(true)
})
