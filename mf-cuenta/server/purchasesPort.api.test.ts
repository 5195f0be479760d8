import { sql } from 'drizzle-orm'
import { integer, pgSchema } from 'drizzle-orm/pg-core'
import { defineContract } from 'shared/contract'
import { PersonFacts } from 'shared/published/person'
import { conflict, created, ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import { erased, ownRows } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { deferred } from 'shared/testing/deferred'
import { migrationsIn } from 'shared/testing/migrationsIn'
import { testHome } from 'shared/testing/testHome'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import Type from 'typebox'
import Value from 'typebox/value'
import { cuenta } from './plugin'
import { purchases } from './schema'

const bookings = pgSchema('booking').table('bookings', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  purchase: integer(),
})

const contract = defineContract({
  'POST bookings': {
    summary: 'Books, and uses up a consultation in the same transaction',
    access: 'person',
    body: Type.Object({ fails: Type.Optional(Type.Boolean()) }),
    answer: { status: 201, size: 'small', body: Type.Object({ id: Type.Integer() }) },
  },
  'DELETE bookings/{id}': {
    summary: 'Cancels, and gives the consultation back in the same transaction',
    access: 'person',
    params: Type.Object({ id: Type.Integer() }),
    body: Type.Object({ fails: Type.Optional(Type.Boolean()) }),
    answer: { status: 200, size: 'small', body: Type.Object({ givenBack: Type.Boolean() }) },
  },
})

class Fails extends Error {}
const refused = (error: unknown) => {
  if (error instanceof Fails) return conflict('Nothing was changed.')
  throw error
}

/** A booking that is about to fail awaits it. */
let beforeFailing: () => Promise<void>
beforeEach(() => {
  beforeFailing = async () => undefined
})

/** A domain with its own table, as booking will be; it shares only the transaction with purchases. */
const booking: Omit<Slice, 'migrations'> = {
  name: 'booking',
  ownData: ownRows({ bookings: erased(bookings) }),
  // The account needs the port of courses, and does without that of appointments.
  ports: () => ({
    courses: { titlesOf: async () => [], titlesById: async () => new Map(), idsOf: async () => [] },
  }),
  routes(app, { database, ports }) {
    serve(app, contract, {
      'POST bookings': ({ person, body }) =>
        database
          .transaction(async one => {
            const [booked] = await one.insert(bookings).values({ userId: person.id }).returning()
            const purchase = await ports.purchases.consume(one, person.id, [
              'ConsultationOnlineFull',
              'ConsultationOnline',
            ])
            if (purchase === undefined || !booked) throw new Fails()
            if (body.fails) {
              await beforeFailing()
              throw new Fails()
            }
            await one.update(bookings).set({ purchase })
            return created({ id: booked.id })
          })
          .catch(refused),
      'DELETE bookings/{id}': ({ person, body }) =>
        database
          .transaction(async one => {
            const [booked] = await one.delete(bookings).returning()
            const purchase = booked?.purchase ?? 0
            const givenBack = await ports.purchases.giveBack(one, person.id, purchase)
            if (body.fails) throw new Fails()
            return ok({ givenBack })
          })
          .catch(refused),
    })
  },
}

let server: TestServer
let token: string
let ana: number
beforeAll(async () => {
  const home = await testHome()
  const tables = `create schema booking;
--> statement-breakpoint
create table booking.bookings (id int primary key generated always as identity, user_id int not null, purchase int);`
  const migrations = migrationsIn(home.environment.DATA_DIR, tables)
  server = await testServer({ home, slices: [cuenta, { ...booking, migrations }] })
  const signedIn = await server.signIn()
  token = signedIn.token
  ana = signedIn.id
})
beforeEach(async () => {
  const { database } = server.context
  await database.delete(bookings)
  await database.delete(purchases)
  const bought = { userId: ana, status: 'ACTIVE' } as const
  await database.insert(purchases).values([
    { ...bought, productId: 'Course', product: 1 },
    { ...bought, productId: 'ConsultationOnline' },
    { ...bought, productId: 'MonthlySubscription' },
  ])
})
afterAll(async () => {
  await server.close()
  await server.home.remove()
})

const book = (fails = false) => server.call('POST bookings', { token, body: { fails } })
const cancel = (id: number, fails = false) => server.call(`DELETE bookings/${id}`, { token, body: { fails } })

/** The person's consultations, and the number of bookings. */
async function now() {
  const { body } = await server.call('POST auth/me', { token })
  const consultations = body.purchases
    .map((purchase: { productId: string }) => purchase.productId)
    .filter((productId: string) => productId.startsWith('Consultation'))
  return { consultations, bookings: await server.context.database.$count(bookings) }
}

const BEFORE = { consultations: ['ConsultationOnline'], bookings: 0 }
const BOOKED = { consultations: [], bookings: 1 }

test('a booking uses the consultation up, a cancellation gives it back', async () => {
  expect(await now()).toEqual(BEFORE)
  const { status, body } = await book()
  expect(status).toBe(201)
  expect(await now()).toEqual(BOOKED)
  expect((await cancel(body.id)).body).toEqual({ givenBack: true })
  expect(await now()).toEqual(BEFORE)
  expect((await cancel(body.id)).body).toEqual({ givenBack: false })
  expect(await now()).toEqual(BEFORE)
})

test('a booking that fails half-way leaves both slices unchanged', async () => {
  expect((await book(true)).status).toBe(409)
  expect(await now()).toEqual(BEFORE)
})

test('without a purchase to use up, the booking is rolled back', async () => {
  expect((await book()).status).toBe(201)
  expect((await book()).status).toBe(409)
  expect(await now()).toEqual(BOOKED)
})

test('a cancellation that fails half-way leaves both slices unchanged', async () => {
  const { body } = await book()
  expect((await cancel(body.id, true)).status).toBe(409)
  expect(await now()).toEqual(BOOKED)
})

test('of parallel bookings with one purchase exactly one wins; with two, two', async () => {
  const first = await Promise.all([book(), book(), book(), book()])
  expect(first.map(answer => answer.status).sort()).toEqual([201, 409, 409, 409])
  expect(await now()).toEqual(BOOKED)

  await server.context.database.insert(purchases).values([
    { userId: ana, productId: 'ConsultationOnline', status: 'ACTIVE' },
    { userId: ana, productId: 'ConsultationOnlineFull', status: 'ACTIVE' },
  ])
  const second = await Promise.all([book(), book(), book(), book()])
  expect(second.map(answer => answer.status).sort()).toEqual([201, 201, 409, 409])
  expect(await now()).toEqual({ consultations: [], bookings: 3 })
})

test('a parallel booking waits for the one before it, and wins when that one fails', async () => {
  const [reached, fail] = [deferred(), deferred()]
  beforeFailing = () => {
    reached.resolve()
    return fail.promise
  }
  const failing = book(true)
  await reached.promise
  const waiting = book()
  fail.resolve()
  expect((await failing).status).toBe(409)
  expect((await waiting).status).toBe(201)
  expect(await now()).toEqual(BOOKED)
})

test('the first product of the list is used before the others, and of one product the oldest purchase', async () => {
  const { database, ports } = server.context
  const rows = await database
    .insert(purchases)
    .values([
      { userId: ana, productId: 'PsicologiaOnline', status: 'ACTIVE', createdAt: new Date('2026-02-01') },
      { userId: ana, productId: 'NutricionOnline', status: 'ACTIVE', createdAt: new Date('2026-01-01') },
      { userId: ana, productId: 'PsicologiaOnline', status: 'ACTIVE', createdAt: new Date('2026-01-01') },
      { userId: ana, productId: 'PsicologiaOnline', status: 'CANCELLED', createdAt: new Date('2025-01-01') },
    ])
    .returning()
  const used = []
  for (let i = 0; i < 4; i++) {
    used.push(await ports.purchases.consume(database, ana, ['PsicologiaOnline', 'NutricionOnline']))
  }
  expect(used).toEqual([rows[2]?.id, rows[0]?.id, rows[1]?.id, undefined])
})

test('another person’s purchase is neither used up nor given back', async () => {
  const nuevo = await server.signIn(NUEVO)
  const { database, ports } = server.context
  expect(await ports.purchases.consume(database, nuevo.id, ['ConsultationOnline'])).toBeUndefined()
  const purchase = await ports.purchases.consume(database, ana, ['ConsultationOnline'])
  expect(await ports.purchases.giveBack(database, nuevo.id, purchase ?? 0)).toBe(false)
  expect(await now()).toEqual({ consultations: [], bookings: 0 })
})

test('the start-up call lists ACTIVE purchases oldest first, as the contract describes them', async () => {
  const { database, ports } = server.context
  await database.delete(purchases)
  const micros = sql`'1999-12-31T18:04:05.678912-06:00'::timestamptz`
  const [late, early] = [new Date('2026-10-09T08:07:06.050Z'), new Date('2026-01-02T03:04:05Z')]
  await database.insert(purchases).values([
    { userId: ana, productId: 'Consultation', status: 'ACTIVE', createdAt: late },
    { userId: ana, productId: 'Course', product: 2, status: 'ACTIVE', createdAt: early },
    { userId: ana, productId: 'ConsultationOnline', status: 'USED', createdAt: early },
    { userId: ana, productId: 'PsicologiaOnline', status: 'ACTIVE', createdAt: micros },
  ])
  const { body, headers } = await server.call('POST auth/me', { token })
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(Value.Check(PersonFacts, body)).toBe(true)
  expect(body.purchases).toEqual([
    {
      productId: 'PsicologiaOnline',
      product: null,
      status: 'ACTIVE',
      createdAt: '2000-01-01T00:04:05.678Z',
    },
    { productId: 'Course', product: 2, status: 'ACTIVE', createdAt: early.toISOString() },
    { productId: 'Consultation', product: null, status: 'ACTIVE', createdAt: late.toISOString() },
  ])
  expect(await ports.purchases.activeOf(database, ana)).toEqual(body.purchases)
  expect((await ports.purchases.holdingsOf(database, ana)).purchases).toEqual(body.purchases)
})

test('a course or a month is never used up', async () => {
  const { database, ports } = server.context
  // @ts-expect-error a course is owned
  const course = () => ports.purchases.consume(database, ana, ['Course'])
  await expect(course()).rejects.toMatchObject({ cause: { message: /purchases_never_used_up/ } })
  const { body } = await server.call('POST auth/me', { token })
  expect(body.purchases).toHaveLength(3)
})
