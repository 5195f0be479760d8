import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { MS_PER_HOUR } from 'shared/dates/times'
import { endBackup } from 'shared/server/backups/backupState'
import { defineJob } from 'shared/server/jobs/job'
import { ANA, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import Type from 'typebox'
import { measuresAskedFor } from './testing/rules'

const RELEASE = '0123456789abcdef'

/** A server that logs, and the port of its metrics: undefined where it serves none. */
async function serverWith(environment: Record<string, string>) {
  const lines: string[] = []
  const logs = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).split('\n').filter(Boolean))
      done()
    },
  })
  const server = await testServer({
    logs,
    // Jobs stay as the test leaves them.
    environment: { LOG_LEVEL: 'info', HOST: '127.0.0.1', METRICS_PORT: '0', SLICES: 'diet', ...environment },
  })
  const told = lines.map(line => JSON.parse(line)).find(({ msg }) => msg === 'metrics are served')
  return { server, port: told?.address.port as number | undefined }
}

let server: TestServer
let port: number | undefined
beforeAll(async () => {
  ;({ server, port } = await serverWith({ METRICS: 'yes' }))
})
afterAll(() => server.close())

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const measured = async (name: string) =>
  (await scrape()).split('\n').find(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))

test('requests are counted and timed by the pattern of their route, and nothing is about a person', async () => {
  const { token, id } = await server.signIn()
  await server.call(`GET patients/${id}/meal-plans?secreto=abc`, { token })
  await server.call('POST auth/login', { body: { email: ANA, password: 'Equivocada#1' } })
  await server.call('GET nada/de/esto')
  const text = await scrape()
  for (const line of [
    'mydiet_requests_total{method="GET",route="/api/patients/:id/meal-plans",status="200"} 1',
    'mydiet_requests_total{method="POST",route="/api/auth/login",status="401"} 1',
    'mydiet_request_seconds_count{method="GET",route="/api/patients/:id/meal-plans"} 1',
  ])
    expect(text).toContain(`${line}\n`)
  for (const secret of [token, ANA, PASSWORD, 'Equivocada', 'secreto', `/${id}/`, 'nada/de'])
    expect(text).not.toContain(secret)
})

test('calls are counted by the release that made them, and invented names are counted together', async () => {
  const callAs = (release: string) => server.call('GET privacy-notice', { headers: { 'x-release': release } })
  await callAs(`mf-diet@${RELEASE}`)
  await callAs(`mf-diet@${RELEASE}`)
  await callAs('mf-diet@ana')
  const counted = 'mydiet_release_calls_total{app="mf-diet",release='
  expect((await scrape()).match(/^mydiet_release_calls_total.*$/gm)).toEqual([`${counted}"${RELEASE}"} 2`])
  for (let n = 0; n < 60; n++) await callAs(`mf-citas@${String(n).padStart(16, '0')}`)
  await callAs(`mf-diet@${RELEASE}`)
  const lines = (await scrape()).match(/^mydiet_release_calls_total.*$/gm)
  expect(lines).toContain(`${counted}"${RELEASE}"} 3`)
  expect(lines).toContain('mydiet_release_calls_total{app="mf-citas",release="other"} 11')
  expect(lines).toHaveLength(51)
})

test('the process tells of its event loop, and of its connections where it has a pool', async () => {
  const text = await scrape()
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  const states = text.match(/^mydiet_database_connections\{state="\w+"\} \d+$/gm) ?? []
  expect(states).toHaveLength(server.config.databaseUrl ? 3 : 0)
})

test('late jobs, and jobs and mails that failed for good, are seen', async () => {
  const { database, jobs, now } = server.context
  await server.jobsDone()
  expect(await measured('mydiet_database_answers')).toBe('mydiet_database_answers 1')
  const before = Number((await measured('mydiet_jobs_dead'))?.split(' ')[1])
  const late = { key: 'late', runAt: new Date(now().getTime() - 2 * MS_PER_HOUR) }
  await jobs.send(defineJob({ name: 'cuenta-settle', payload: Type.Object({}) }), {}, late)
  expect(Number((await measured('mydiet_jobs_oldest_due_seconds'))?.split(' ')[1])).toBeGreaterThan(7_000)
  await database.execute(sql`update jobs.job set state = 'failed' where singleton_key = 'late'`)
  expect(await measured('mydiet_jobs_dead')).toBe(`mydiet_jobs_dead ${before + 1}`)
  expect(await measured('mydiet_mails_dead')).toBe('mydiet_mails_dead 0')
  await database.execute(sql`update jobs.job set name = 'mail' where singleton_key = 'late'`)
  expect(await measured('mydiet_mails_dead')).toBe('mydiet_mails_dead 1')
})

test('what pages report is seen by its release', async () => {
  const release = `mf-diet@${RELEASE}`
  const at = { release, screen: '/user/comidas' }
  await server.call('POST client-reports', {
    body: {
      problems: [{ ...at, kind: 'render', code: 'ABC123' }],
      vitals: [{ ...at, measure: 'LCP', value: 1_200 }],
    },
  })
  const of = `app="mf-diet",release="${RELEASE}"`
  const text = await scrape()
  expect(text).toContain(`mydiet_release_problems{${of}} 1\n`)
  expect(text).toContain(`mydiet_release_vital_p75{${of},measure="lcp"} 1200\n`)
})

test('rules and board ask for measures that are served', async () => {
  const served = new Set([...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const asked = [...measuresAskedFor()].map(name => name.replace(/_(bucket|sum|count)$/, ''))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(name => !served.has(name))).toEqual([])
})

test('the age of the last backup is known once there is one', async () => {
  expect(await measured('mydiet_backup_age_seconds')).toMatch(/NaN$/i)
  const { database, now } = server.context
  await endBackup(database, new Date(now().getTime() - 2 * MS_PER_HOUR))
  expect(Number((await measured('mydiet_backup_age_seconds'))?.split(' ')[1])).toBeCloseTo(7_200, -2)
})

test('the address of the product has no metrics, and without METRICS nothing listens', async () => {
  expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  expect((await server.call('GET metrics')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  const quiet = await serverWith({})
  expect(quiet.port).toBeUndefined()
  await quiet.server.close()
})

test('a port that is taken ends the start, and the operator reads which variable names another', async () => {
  const starting = serverWith({ METRICS: 'yes', METRICS_PORT: String(port) })
  await expect(starting).rejects.toThrow(`METRICS_PORT: otro programa ocupa el puerto ${port}.`)
})
