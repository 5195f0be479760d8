import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { integer, pgSchema } from 'drizzle-orm/pg-core'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { defineContract } from 'shared/contract'
import { MS_PER_DAY } from 'shared/dates/times'
import { readConfig } from 'shared/server/config/config'
import { created, ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import { addOnce } from 'shared/server/idempotency/addOnce'
import { attemptColumns, oneRowPerAttempt } from 'shared/server/idempotency/attemptColumns'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import { erased, ownRows } from 'shared/server/privacy/ownData'
import { migrationsIn } from 'shared/testing/migrationsIn'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { NUEVO, PASSWORD } from 'shared/testing/testServer'
import Type from 'typebox'
import { guestHouse } from '../../testing/guestHouse'
import { houseKeys } from '../houseKeys'
import { buildGuest, type GuestProcess } from './buildGuest'
import type { GuestSlice } from './guestSlice'

/* A slice of another repository in its own process and on its own database, behind the real house. */

const TABLE = `create schema agua;
create table agua.glasses (
  id integer primary key generated always as identity, user_id integer not null,
  created_at timestamptz not null default now(), idempotency_key uuid, ml integer not null,
  constraint one_glass_an_attempt unique (user_id, idempotency_key));`
const glasses = pgSchema('agua').table(
  'glasses',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), ...attemptColumns(), ml: integer().notNull() },
  table => [oneRowPerAttempt('one_glass_an_attempt', table)],
)
const Glass = Type.Object({ ml: Type.Integer({ minimum: 1, maximum: 2000 }) })
const contract = defineContract({
  'GET agua/glasses': { summary: 'Vasos', answer: { size: 'list', body: Type.Array(Glass) } },
  'POST agua/glasses': {
    summary: 'Un vaso',
    body: Glass,
    idempotent: true,
    answer: { size: 'small', body: Glass },
  },
  'GET agua/report': { access: 'staff:operation', summary: 'Todos', answer: { size: 'small', body: Glass } },
})
const answer = { maxBytes: 2000 }
const calls = {
  'GET agua/glasses': { access: 'person' as const, answer },
  'POST agua/glasses': { access: 'person' as const, body: { maxBytes: 2000 }, answer },
  'GET agua/report': { access: 'staff:operation' as const, answer },
}
let days = 0

const sliceIn = (folder: string): GuestSlice => ({
  name: 'agua',
  migrations: migrationsIn(folder, TABLE),
  ownData: ownRows({ glasses: erased(glasses) }),
  jobs: [
    recurringJob({ name: 'agua-day', cron: '0 3 * * *', timeZone: 'UTC' }, async () => {
      days += 1
    }),
  ],
  routes(app, { database, now }) {
    serve(app, contract, {
      'GET agua/glasses': async () => ok(await database.select({ ml: glasses.ml }).from(glasses)),
      'POST agua/glasses': async ({ person, body, idempotencyKey: key }) => {
        const added = await addOnce(database, glasses, {
          row: { userId: person.id, ...body },
          key,
          now: now(),
        })
        return added.ok ? created({ ml: body.ml }) : added
      },
      'GET agua/report': async ({ staff, audit }) =>
        audit(database, { act: 'report', whose: null }, ok({ ml: staff.duties.length })),
    })
  },
})

let guest: GuestProcess
let guestHome: TestHome
let house: Awaited<ReturnType<typeof guestHouse>>
let published: JWTVerifyGetKey
let token: string
beforeAll(async () => {
  guestHome = await testHome('nothing')
  const { DATA_DIR } = guestHome.environment
  const config = readConfig({ ...guestHome.environment, DEMO: 'no', LOG_LEVEL: 'silent' })
  guest = await buildGuest(config, sliceIn(DATA_DIR), { keys: (...asked) => published(...asked) })
  await guest.app.listen({ host: '127.0.0.1', port: 0 })
  const address = `http://127.0.0.1:${(guest.app.server.address() as AddressInfo).port}`
  house = await guestHouse({ SLICE_GRANTS: `mf-agua=${address}` }, { address, calls })
  published = createLocalJWKSet((await house.server.call('GET guests/jwks.json')).body)
  ;({ token } = await house.server.signIn())
})
afterAll(async () => {
  await house.close()
  await guest.close()
  await guestHome.remove()
})

const call = (name: string, sent = {}) => house.server.call(name, { token, ...sent })

test('a slice answers the calls of its contract through the house, for the person who is signed in', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const sent = await Promise.all(
    [1, 2, 3].map(() => call('POST agua/glasses', { body: { ml: 250 }, headers })),
  )
  expect(sent.map(({ status, body }) => [status, body])).toEqual([1, 2, 3].map(() => [201, { ml: 250 }]))
  expect(await call('GET agua/glasses')).toMatchObject({ status: 200, body: [{ ml: 250 }] })
})

test('a body that breaks the contract is refused in words, and a member of the staff has their duty', async () => {
  expect(await call('POST agua/glasses', { body: { ml: 0 } })).toMatchObject({
    status: 400,
    body: { message: expect.any(String), errors: { ml: expect.any(String) } },
  })
  const member = await house.server.signInStaff()
  expect(await call('GET agua/report', { token: member.token })).toMatchObject({
    status: 200,
    body: { ml: 1 },
  })
})

test('without a statement of the house, or with one for another call or guest, nothing is answered', async () => {
  const keys = await houseKeys(house.server.config)
  const requestId = randomUUID()
  const signed = (to: string, name: string) => keys.sign({ to, call: name, requestId, personId: 1 })
  const ask = (statement: string) =>
    guest.app.inject({ url: '/agua/glasses', headers: { authorization: `Bearer ${statement}` } })
  expect((await ask(await signed('mf-agua', 'GET agua/glasses'))).statusCode).toBe(200)
  for (const wrong of [
    '',
    token,
    await signed('mf-agua', 'POST agua/glasses'),
    await signed('mf-otro', 'GET agua/glasses'),
  ])
    expect((await ask(wrong)).statusCode).toBe(401)
  expect((await guest.app.inject({ url: '/own-data', method: 'DELETE' })).statusCode).toBe(401)
  expect((await guest.app.inject('/health')).statusCode).toBe(200)
})

test('a person downloads what the slice stores, and it goes with the account', async () => {
  const { token: other } = await house.server.signIn(NUEVO)
  await call('POST agua/glasses', { token: other, body: { ml: 330 } })
  const { body } = await call('GET auth/me/data', { token: other })
  expect(body.guests['mf-agua'].glasses).toEqual([expect.objectContaining({ ml: 330 })])
  expect((await call('DELETE auth/me', { token: other, body: { password: PASSWORD } })).status).toBe(200)
  await house.server.jobsDone()
  expect((await call('GET agua/glasses')).body).toEqual([{ ml: 250 }])
})

test('its jobs run by its own clock', async () => {
  await guest.jobsDone(new Date(Date.now() + MS_PER_DAY))
  expect(days).toBe(1)
})
