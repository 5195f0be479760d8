import pg from 'pg'
import { type DatabaseProxy, databaseProxy } from 'shared/testing/services/databaseProxy'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { ANA, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'

let home: TestHome
let proxy: DatabaseProxy
let server: TestServer
let token: string
let id: number

beforeAll(async () => {
  home = await testHome()
  proxy = await databaseProxy(home.environment.DATABASE_URL ?? '')
  server = await testServer({
    home,
    environment: { DATABASE_URL: proxy.url },
    logs: { write: () => undefined },
  })
  ;({ token, id } = await server.signIn())
})

afterEach(() => proxy.fail('none'))
afterAll(async () => {
  await server.close()
  await proxy.close()
  await home.remove()
})

/** Reads, writes, a transaction (sign-in opens a session in one) and the start-up call, all concurrently. */
const traffic = () =>
  Promise.all([
    ...Array.from({ length: 12 }, () => server.call('GET exclusions', { token })),
    ...Array.from({ length: 6 }, () => server.call('POST auth/me', { token })),
    ...Array.from({ length: 6 }, () =>
      server.call('POST auth/login', { body: { email: ANA, password: PASSWORD } }),
    ),
    ...Array.from({ length: 6 }, () => server.call(`GET patients/${id}/meal-plans`, { token })),
  ])

const statusesOf = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
]

/** The rounds of calls, once the server says that it is ready, until each call of one answers 200. */
async function recovery(): Promise<number> {
  for (let rounds = 1; ; rounds++) {
    await vi.waitFor(async () => expect((await server.call('GET health/ready')).status).toBe(200), {
      timeout: 120_000,
    })
    if (statusesOf(await traffic()).join() === '200') return rounds
  }
}

/** A round may meet the connections that broke; the next one has new ones. */
const MOST_ROUNDS = 2

// Each round has more calls than the pool has connections. Where nothing answers, a round waits for its limits.
test.each([
  ['swallowing', 2],
  ['resetting', 10],
  ['refusing', 10],
] as const)(
  'a database %s for %d rounds of calls: 503 with Retry-After, never 500, and healthy with the next calls once it is back',
  async (fault, rounds) => {
    await traffic()
    await proxy.fail(fault)
    const answers: Awaited<ReturnType<typeof traffic>> = []
    for (let round = 0; round < rounds; round++) answers.push(...(await traffic()))
    expect(statusesOf(answers)).toEqual([503])
    expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1)
    expect((await server.call('GET health/ready')).status).toBe(503)

    await proxy.fail('none')
    expect(await recovery()).toBeLessThanOrEqual(MOST_ROUNDS)
  },
)

test('connections that break in the middle of transactions are replaced: the pool is not exhausted', async () => {
  for (let round = 0; round < 6; round++) {
    const answers = traffic()
    await proxy.fail('resetting')
    expect(statusesOf(await answers).every(status => status === 200 || status === 503)).toBe(true)
    await proxy.fail('none')
  }
  expect(await recovery()).toBeLessThanOrEqual(MOST_ROUNDS)
})

test.each([
  ['full', '53100'],
  ['out of connections', '53300'],
  ['shutting down', '57P01'],
  ['a standby', '25006'],
])('a database that is %s: 503', async (_what, state) => {
  const admin = new pg.Client(home.environment.DATABASE_URL)
  await admin.connect()
  try {
    await admin.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'not now' using errcode = '${state}'; end $$;
      create trigger refuse before insert on auth.sessions execute function refuse();`)
    const login = await server.call('POST auth/login', { body: { email: ANA, password: PASSWORD } })
    expect(login).toMatchObject({ status: 503 })
    expect(login.headers['retry-after']).toBeDefined()
  } finally {
    await admin.query('drop function if exists refuse() cascade')
    await admin.end()
  }
  expect(await server.call('POST auth/login', { body: { email: ANA, password: PASSWORD } })).toMatchObject({
    status: 200,
  })
})

test('a statement that hangs at a lock: 503, and the connection stays usable', async () => {
  const admin = new pg.Client(home.environment.DATABASE_URL)
  await admin.connect()
  await admin.query('begin; lock table auth.sessions in access exclusive mode')
  const blocked = await server.call('GET exclusions', { token })
  await admin.query('rollback')
  await admin.end()
  expect(blocked.status).toBe(503)
  expect((await server.call('GET exclusions', { token })).status).toBe(200)
})
