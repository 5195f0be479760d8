import { sql } from 'drizzle-orm'
import pg from 'pg'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Attempt } from 'shared/server/jobs/job'
import { startMailServer } from 'shared/testing/services/mailServer'
import { testHome } from 'shared/testing/testHome'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { stateMails } from '../../rules/operation/findings'
import { setDuties } from '../staff/manageStaff'
import { alertStaff } from './alertStaff'

const MEMBER = 'equipo@mydiet.mx'
/** One domain: the mails of the others' mornings are not asked for. */
const SLICES = 'diet'

const breakJobs = ({ context: { database } }: TestServer) =>
  database.execute(sql`
    insert into jobs.job (name, data, state, keep_until) values ('mail', '{}', 'failed', now() + interval '1 day')`)
const mendJobs = ({ context: { database } }: TestServer) =>
  database.execute(sql`delete from jobs.job where state = 'failed'`)

async function looks(server: TestServer, times: number) {
  for (let i = 0; i < times; i++) {
    server.pass(5 * MS_PER_MINUTE)
    await server.jobsDone()
  }
}

const told = async (server: TestServer) =>
  (await server.mails({ to: MEMBER }))
    .map(({ subject }) => subject)
    .filter(subject => subject === stateMails.broken || subject === stateMails.well)

test('what breaks is told once, when two looks agree, and again once it is well', async () => {
  const server = await testServer({ environment: { SLICES, PUBLIC_ORIGIN: 'http://localhost' } })
  await server.signInStaff()
  await looks(server, 2)
  expect(await told(server)).toEqual([])

  await breakJobs(server)
  await looks(server, 1)
  expect(await told(server)).toEqual([])
  await looks(server, 3)
  expect(await told(server)).toEqual([stateMails.broken])
  const [mail] = await server.mails({ to: MEMBER, subject: stateMails.broken })
  expect(mail?.text).toContain(
    'Tareas: mal. Tareas fallidas que no se repiten solas: 1. Mira cuáles con npm run jobs -- list.',
  )
  expect(mail?.text).toContain('http://localhost/user/equipo/estado')

  await mendJobs(server)
  await looks(server, 4)
  expect((await told(server)).sort()).toEqual([stateMails.well, stateMails.broken].sort())
  await server.close()
})

test('members without the duty are told nothing', async () => {
  const server = await testServer({ environment: { SLICES } })
  await server.signInStaff()
  await setDuties(server.context, MEMBER, ['agenda'])
  await breakJobs(server)
  await looks(server, 3)
  expect(await told(server)).toEqual([])
  await server.close()
})

test('a mail server that was away is told of when it is back', async () => {
  const relay = await startMailServer()
  const server = await testServer({ environment: { SLICES, SMTP_URL: relay.url } })
  await server.signInStaff()
  await looks(server, 1)
  await relay.stop()
  await looks(server, 3)
  const back = await startMailServer(Number(new URL(relay.url).port))
  server.pass(20 * MS_PER_MINUTE)
  await looks(server, 4)
  // The subject is encoded: it is not of ASCII alone.
  const alarms = back.received.filter(({ raw }) => /^Subject: .*My.Diet.necesita.atenci/m.test(raw))
  expect(alarms.map(({ to }) => to)).toEqual([[MEMBER]])
  await server.close()
  await back.stop()
})

async function waitingForRows({ context: { database } }: TestServer): Promise<number> {
  const { rows } = await database.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}

test('two instances that look at once send one mail', async () => {
  const home = await testHome()
  const servers = await Promise.all([1, 2].map(() => testServer({ home, environment: { SLICES } })))
  const [server] = servers
  if (!server) throw new Error('no server')
  await server.signInStaff()
  await server.jobsDone()
  await breakJobs(server)
  const attempt: Attempt = { id: 'x', enqueuedAt: new Date(), signal: new AbortController().signal }
  await alertStaff.work(server.context, {}, attempt)
  const holder = new pg.Client(home.environment.DATABASE_URL)
  await holder.connect()
  await holder.query('begin; select * from operation.things for update')
  const looks = servers.map(({ context }) => alertStaff.work(context, {}, attempt))
  // Neither goes on before both have come to the rows.
  await vi.waitFor(async () => expect(await waitingForRows(server)).toBe(2), { timeout: 20_000 })
  await holder.query('commit')
  await holder.end()
  await Promise.all(looks)
  expect(await told(server)).toEqual([stateMails.broken])
  await Promise.all(servers.map(one => one.close()))
  await home.remove()
})
