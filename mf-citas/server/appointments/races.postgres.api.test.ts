import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { hostProgram } from 'shared/testing/programs/hostProgram'
import { runProgram } from 'shared/testing/programs/runProgram'
import { databaseProxy } from 'shared/testing/services/databaseProxy'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { testServer } from 'shared/testing/testServer'
import { appointments } from '../schema'
import { type Asked, citasServer } from '../testing/citasServer'
import { book } from './book'
import { reschedule } from './reschedule'

const PEOPLE = 50
/** The drill `races` has 200 rounds, and kills at more places. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3)
const KILLED_AFTER = process.env.RACE_ROUNDS ? [2, 7, 12, 17] : [2, 12]

test(`${PEOPLE} people at one slot, ${ROUNDS} rounds: one winner each, and one used purchase`, async () => {
  const server = await citasServer()
  const { database } = server.context
  /** Other people each round: nobody books that often in a day. */
  const person = (number: number) => 10_000 + number
  await database.execute(sql`
    insert into cuenta.purchases (user_id, product_id, status)
    select ${person(0)} + person, 'ConsultationOnline', 'ACTIVE'
    from generate_series(0, ${PEOPLE * ROUNDS - 1}) as person`)
  const used = async () => {
    const { rows } = await database.execute<{ used: number }>(
      sql`select count(*)::int as used from cuenta.purchases where user_id >= ${person(0)} and status = 'USED'`,
    )
    return rows[0]?.used
  }
  const slots: Asked[] = []
  for (const specialist of server.specialists) slots.push(...(await server.freeSlots(specialist)))
  for (let round = 0; round < ROUNDS; round++) {
    const body = slots[round] as Asked
    // Half of the people ask for a shorter appointment that overlaps with the others'.
    const quick = { ...body, end: new Date(Date.parse(body.init) + 15 * 60_000).toISOString() }
    const outcomes = await Promise.all(
      Array.from({ length: PEOPLE }, (_, number) =>
        book(server.context, {
          userId: person(round * PEOPLE + number),
          body: number % 2 ? body : quick,
          key: undefined,
        }),
      ),
    )
    const statuses = outcomes.map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(PEOPLE - 1)
    expect(await used()).toBe(round + 1)
  }
  expect(await database.$count(appointments, sql`user_id >= ${person(0)}`)).toBe(ROUNDS)
  await server.close()
}, 600_000)

test('two instances of the API, many people: each slot is booked once', async () => {
  const home = await testHome()
  const server = await citasServer(home)
  const other = await testServer({ home })
  const [specialist] = server.specialists
  if (!specialist) throw new Error('no specialist')
  const slots = (await server.freeSlots(specialist)).slice(0, 20)
  const people = Array.from({ length: 8 }, (_, number) => 20_000 + number)
  for (const person of people) for (const _ of slots) await server.buy(person, 'ConsultationOnline')
  for (const body of slots) {
    const outcomes = await Promise.all(
      people.map((userId, number) =>
        book((number % 2 ? server : other).context, { userId, body, key: undefined }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1)
  }
  await other.close()
  await server.close()
  await home.remove()
})

test('people who exchange slots at the same time neither overlap nor lose theirs', async () => {
  const server = await citasServer()
  const { context } = server
  const [specialist] = server.specialists
  if (!specialist) throw new Error('no specialist')
  const [left, right, ...free] = await server.freeSlots(specialist)
  if (!left || !right) throw new Error('no slots')
  const ids: number[] = []
  for (const [userId, body] of [
    [30_001, left],
    [30_002, right],
  ] as const) {
    await server.buy(userId, 'ConsultationOnline')
    const outcome = await book(context, { userId, body, key: undefined })
    if (outcome.ok && 'id' in outcome.data) ids.push(outcome.data.id)
  }
  for (let round = 0; round < 20; round++) {
    const target = free[round] as Asked
    const moves = await Promise.all(
      [0, 1].map(number =>
        reschedule(context, { userId: 30_001 + number, id: ids[number] ?? 0, body: target }),
      ),
    )
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  const rows = await context.database
    .select()
    .from(appointments)
    .where(and(sql`user_id >= 30001`, eq(appointments.status, 'BOOKED')))
  expect(rows).toHaveLength(2)
  await server.close()
})

test('two appointments of one patient that are moved to one time at the same moment do not overlap', async () => {
  const server = await citasServer()
  const { context } = server
  const [userId, rounds] = [40_001, 10]
  const two = ['NUTRITION', 'PSYCHOLOGY'].map(specialty =>
    server.specialists.find(({ specialist }) => specialist.specialty === specialty),
  )
  const slots: Asked[][] = []
  for (const specialist of two) if (specialist) slots.push(await server.freeSlots(specialist))
  const [one = [], other = []] = slots
  const together = one.filter(({ init }) => other.some(slot => slot.init === init))
  const ids: number[] = []
  // At different times at first.
  for (const body of [one[0], other.find(({ init }) => init > (one[0]?.end ?? ''))]) {
    await server.buy(userId, 'ConsultationOnline')
    const outcome = await book(context, { userId, body: body as Asked, key: undefined })
    if (outcome.ok && 'id' in outcome.data) ids.push(outcome.data.id)
  }
  expect(ids).toHaveLength(2)
  for (const target of together.slice(-rounds)) {
    const moves = await Promise.all(ids.map(id => reschedule(context, { userId, id, body: target })))
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  await server.close()
})

/**
 * The connection to the database ends after a number of messages, as it does when the process is killed there. Every
 * number is tried until the move gets through.
 */
test('a process that ends at any step of rescheduling leaves one appointment and one used purchase', async () => {
  const home = await testHome()
  const watcher = await citasServer(home)
  const { database } = watcher.context
  const [specialist] = watcher.specialists
  if (!specialist || !home.environment.DATABASE_URL) throw new Error('no specialist')
  const slots = await watcher.freeSlots(specialist)
  const userId = watcher.ana.id
  const purchase = await watcher.buy(userId, 'NutricionCitaRapida')
  await database.execute(
    sql`update cuenta.purchases set status = 'CANCELLED' where user_id = ${userId} and id <> ${purchase} and product_id not in ('Course', 'MonthlySubscription')`,
  )
  const booked = await watcher.book(slots[0] as Asked, watcher.ana, randomUUID())
  expect(booked.status).toBe(201)
  const id: number = booked.body.id

  const proxy = await databaseProxy(home.environment.DATABASE_URL)
  const server = await testServer({ home, environment: { DATABASE_URL: proxy.url } })
  let steps = 0
  let moved = false
  for (let step = 1; !moved && step < 60; step++) {
    const target = slots[step] as Asked
    proxy.endAfter(step)
    const answer = await server.call(`POST appointments/${id}/reschedule`, {
      token: watcher.ana.token,
      body: { init: target.init, end: target.end, tz: target.tz },
    })
    moved = answer.status === 200
    proxy.endAfter(Number.POSITIVE_INFINITY)
    steps = step
    const [row, ...others] = await database.select().from(appointments).where(eq(appointments.id, id))
    expect(others).toEqual([])
    expect(row?.status).toBe('BOOKED')
    expect([slots[0]?.init, ...slots.slice(1, step + 1).map(({ init }) => init)]).toContain(
      row?.startsAt.toISOString(),
    )
    expect(await watcher.statusOf(purchase)).toBe('USED')
    // Of the person's bookable times exactly one is taken: the slot that the row says.
    const free = (await watcher.freeSlots(specialist)).map(({ init }) => init)
    expect(slots.filter(({ init }) => !free.includes(init)).map(({ init }) => init)).toEqual([
      row?.startsAt.toISOString(),
    ])
  }
  expect(moved).toBe(true)
  expect(steps).toBeGreaterThan(8)
  await server.close()
  await proxy.close()
  await watcher.close()
  await home.remove()
}, 600_000)

/** A server as a process of its own, whose database is reached by a proxy. */
async function startProcess(home: TestHome, databaseUrl: string) {
  const environment = { PORT: '0', DEMO: 'no', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl }
  const program = runProgram(hostProgram('testing/bareServer.ts'), [], {
    ...home.environment,
    ...environment,
  })
  const line = await program.line(/^listening on /)
  return { ...program, address: line.replace('listening on ', '') }
}

/** A free slot is asked for by a process that is killed in place of a message to the database. */
test.each(KILLED_AFTER)(
  'kill -9 after %i messages of a move leaves one appointment and one used purchase',
  async messages => {
    const home = await testHome()
    const watcher = await citasServer(home)
    const [specialist] = watcher.specialists
    if (!specialist || !home.environment.DATABASE_URL) throw new Error('no specialist')
    const slots = await watcher.freeSlots(specialist)
    const [first, second] = slots as [Asked, Asked]
    const purchase = await watcher.buy(watcher.nuevo.id, 'NutricionCitaRapida')
    const { body: booked } = await watcher.book(first, watcher.nuevo, randomUUID())
    const proxy = await databaseProxy(home.environment.DATABASE_URL)
    const server = await startProcess(home, proxy.url)
    proxy.endAfter(messages, () => server.process.kill('SIGKILL'))
    const moving = fetch(`${server.address}/api/appointments/${booked.id}/reschedule`, {
      method: 'POST',
      headers: { authorization: `Bearer ${watcher.nuevo.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ init: second.init, end: second.end, tz: second.tz }),
    })
    await expect(moving).rejects.toThrow()
    expect(await server.ended).toMatchObject({ code: null })
    const rows = await watcher.context.database
      .select()
      .from(appointments)
      .where(eq(appointments.userId, watcher.nuevo.id))
    expect(rows).toMatchObject([{ id: booked.id, status: 'BOOKED' }])
    expect(await watcher.statusOf(purchase)).toBe('USED')
    // Of the person's bookable times exactly one is taken: the slot that the row says.
    const free = (await watcher.freeSlots(specialist)).map(({ init }) => init)
    expect(slots.filter(({ init }) => !free.includes(init)).map(({ init }) => init)).toEqual([
      rows[0]?.startsAt.toISOString(),
    ])
    await proxy.close()
    await watcher.close()
    await home.remove()
  },
)
