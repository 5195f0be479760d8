import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { mailsIn, outboxFolder } from 'shared/server/mail/demoMailbox'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { markedRequests, type Paths, WORD } from './testing/markedCalls'

/**
 * Every route of the server gets requests with a marked word in each text, name of a file, header, address and query.
 * The routes come from the server's own list, so a new one is covered from its first day.
 */
const lines: string[] = []
const logs = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).split('\n').filter(Boolean))
    done()
  },
})
const traces: string[] = []
let collector: Server
let server: TestServer
let patient: { id: number; token: string }
let member: { id: number; token: string }
let paths: Paths

beforeAll(async () => {
  process.env.OTEL_TRACES_SAMPLER = 'always_on'
  collector = createServer((request, response) => {
    request.on('data', part => traces.push(String(part)))
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await new Promise<void>(done => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as AddressInfo
  server = await testServer({
    logs,
    environment: {
      LOG_LEVEL: 'trace',
      METRICS: 'yes',
      METRICS_PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://mydiet.mx',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    },
  })
  patient = await server.signIn()
  member = await server.signInStaff()
  paths = (await server.call('GET openapi.json')).body.paths
})
afterAll(async () => {
  delete process.env.OTEL_TRACES_SAMPLER
  await new Promise<void>(done => collector.close(() => done()))
})

/** These would end the sessions of the walk, so nobody is signed in for them. */
const ENDS = ['POST auth/logout', 'DELETE auth/me', 'DELETE auth/sessions', 'DELETE auth/sessions/:id']

let calls = 0

/**
 * Sends marked requests to every route: the well-formed one by a patient and by a member of the staff, and the wrong
 * ones by the one that gets further. Returns how many routes gave one of these statuses.
 */
async function walk(counted: readonly number[], { wrong }: { wrong: boolean }): Promise<number> {
  const reached = new Set<string>()
  for (const route of server.routes.filter(({ method }) => method !== 'HEAD')) {
    const name = `${route.method} ${route.url}`
    for (const caller of [patient, member]) {
      const all = markedRequests(paths, route, caller.id)
      const further = route.url.includes('/staff/') ? member : patient
      for (const request of wrong && caller === further ? all : all.slice(0, 1)) {
        calls += 1
        const { statusCode } = await server.app.inject({
          ...request,
          // The limits of one network would refuse most of them.
          remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
          headers: {
            ...request.headers,
            ...(!ENDS.includes(name.replace('/api/', '')) && { authorization: `Bearer ${caller.token}` }),
          },
        })
        if (counted.includes(statusCode)) reached.add(name)
      }
    }
  }
  return reached.size
}

const found = (text: string) => text.toLowerCase().includes(WORD)
/** Some are enough to see the cause. */
const leaks = (texts: readonly string[]) => texts.filter(found).slice(0, 5)
const logged = () => lines.map(line => JSON.parse(line))

test('what people write is in no log, measure or report', async () => {
  // The walk gets past the checks of most routes.
  expect(await walk([200, 201], { wrong: true })).toBeGreaterThan(90)
  await server.jobsDone()
  expect(leaks(lines)).toEqual([])

  const { address } = logged().find(({ msg }) => msg === 'metrics are served')
  const metrics = await (await fetch(`http://127.0.0.1:${address.port}/metrics`)).text()
  expect(metrics).toContain('route="/api/recipes"')
  expect(leaks(metrics.split('\n'))).toEqual([])

  const { rows } = await server.context.database.execute<{ row: string }>(
    sql`select to_jsonb(report)::text as row from reports.client_reports report`,
  )
  expect(rows).not.toEqual([])
  expect(leaks(rows.map(({ row }) => row))).toEqual([])
})

test('what people write is mailed to nobody else', async () => {
  const to = `${WORD}@mydiet.mx`
  const person = {
    firstName: WORD,
    lastName: WORD,
    email: to,
    password: `${WORD}#2026A`,
    phone: '8112345678',
  }
  const more = {
    ocupation: WORD,
    civilState: 'N/D',
    organizationId: '1',
    birthdate: '1991-04-12',
    gender: 'female',
  }
  const { status } = await server.call('POST auth/register', { body: { ...person, ...more, picture: '' } })
  expect(status).toBe(200)
  await server.jobsDone()
  const mails = await mailsIn(outboxFolder(server.config.dataDir), 1000)
  const readers = mails.filter(mail => found(JSON.stringify(mail))).map(mail => mail.to)
  expect([...new Set(readers)]).toEqual([to])
})

test('the errors of a broken database are logged and traced without what people write', async () => {
  const { database } = server.context
  const { rows } = await database.execute<{ name: string }>(sql`
    select distinct table_schema as name from information_schema.tables
    where table_schema not in ('information_schema', 'pg_catalog', 'auth', 'jobs', 'migrations', 'public', 'throttle')`)
  for (const { name } of rows) {
    await database.execute(
      sql`alter schema ${sql.identifier(name)} rename to ${sql.identifier(`${name}_away`)}`,
    )
  }
  const before = lines.length
  expect(await walk([500], { wrong: false })).toBeGreaterThan(80)
  await server.jobsDone()
  expect(leaks(lines)).toEqual([])
  const failures = logged().slice(before)
  expect(failures.filter(({ msg }) => msg === 'unexpected error')).not.toEqual([])
  // Each says whose it is: a request's, or a job's.
  const ofNobody = failures.filter(
    ({ err, requestId, job }) => err && !/^[\da-f-]{36}$/.test(requestId) && !job,
  )
  expect(ofNobody.map(({ msg }) => msg)).toEqual([])
  // The rest of the spans is sent at the end.
  await server.close()
  expect(traces.join('')).toContain('/api/patients/:id/meal-plans')
  expect(leaks(traces)).toEqual([])
})
