import { eq, sql } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import type { SpecialistUser } from '../../contract/appointments'
import { appointmentRefusals } from '../../messages'
import { appointments } from '../schema'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let server: CitasServer
let slots: Asked[]
beforeAll(async () => {
  server = await citasServer()
  const free = await server.freeSlots(server.specialists[2] as SpecialistUser)
  const dayOf = ({ init }: Asked) => dayIn(new Date(init))
  const [first] = free.filter(slot => free.filter(other => dayOf(other) === dayOf(slot)).length >= 6)
  slots = free.filter(slot => first && dayOf(slot) === dayOf(first))
})
afterAll(() => server.close())

/** A person who has just registered, with an address that nobody has proved. */
async function newcomer(number: number): Promise<string> {
  const { body: notice } = await server.call('GET privacy-notice')
  const email = `recien${number}@ejemplo.mx`
  const password = 'Secreta#2026'
  const names = { firstName: 'Lucía', lastName: 'Cantú', phone: '8187654321' }
  const form = { ...names, birthdate: '1988-02-29', gender: 'female', privacyNotice: notice.version }
  await server.call('POST auth/register', { body: { ...form, email, password } })
  return (await server.call('POST auth/login', { body: { email, password } })).body.token
}
const hold = (token: string, body: Asked | undefined) =>
  server.call('POST appointments/hold', { token, body })

test('accounts that anybody can make do not empty a day together; proved people and free times go on', async () => {
  const tokens = await Promise.all([1, 2, 3, 4].map(newcomer))
  const answers = await Promise.all(tokens.map((token, i) => hold(token, slots[i])))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429])
  const refused = answers.findIndex(({ status }) => status === 429)
  expect(answers[refused]).toMatchObject({
    body: { message: appointmentRefusals.manyHeld },
    headers: { 'retry-after': expect.stringMatching(/^([1-9]|[1-5]\d\d?|600)$/) },
  })
  expect((await hold(server.ana.token, slots[4])).status).toBe(201)

  // Once the first of them ends, there is room again.
  await server.context.database
    .update(appointments)
    .set({ heldUntil: sql`now() - interval '1 minute'` })
    .where(eq(appointments.status, 'HELD'))
  expect((await hold(tokens[refused] ?? '', slots[5])).status).toBe(201)
})
