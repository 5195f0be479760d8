import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import type { SpecialistUser } from '../../contract/appointments'
import { daysOff } from '../schema'
import { type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let specialist: SpecialistUser

beforeAll(async () => {
  server = await citasServer()
  specialist = server.specialists[0] as SpecialistUser
})
afterAll(() => server.close())

const nextFreeDay = async (from: string): Promise<string | null> => {
  const call = `GET specialists/${specialist.id}/next-free-day?from=${from}&minutes=20`
  const { status, body } = await server.call(call, { token: server.ana.token })
  expect(status).toBe(200)
  return body.day
}
const today = () => dayIn(server.context.now())

/** Closes so many days, from tomorrow on. */
async function close(days: number): Promise<void> {
  const all = Array.from({ length: days }, (_, i) => ({
    specialistId: specialist.id,
    fromContent: false,
    day: addDays(today(), i + 1),
  }))
  await server.context.database.insert(daysOff).values(all).onConflictDoNothing()
}

test('the first day with a free slot is that of the first free slot, also from a day long ago', async () => {
  const [first] = await server.freeSlots(specialist)
  const day = dayIn(new Date(first?.init ?? 0))
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
