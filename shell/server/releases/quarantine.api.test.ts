import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_MINUTE } from 'shared/dates/times'
import { publish } from 'shared/releases'
import { readPointer } from 'shared/releases/pointer'
import { readRecord } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { ANA, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { AppReleases } from '../../contract/releases'
import { quarantineWords } from '../../releasesMessages'
import { auditLog, users } from '../auth/schema'
import { buildServer, type Server } from '../buildServer'

/* A release that does not open for several people is taken back by the server itself. */

const { by, reason } = quarantineWords

let server: TestServer
let other: Server
let shelf: string
let people: string[]
const members = ['uno@mydiet.mx', 'dos@mydiet.mx']
beforeAll(async () => {
  server = await testServer()
  shelf = shelfIn(server.config.dataDir)
  // Another instance on the same database and shelf.
  other = await buildServer(server.config, { now: server.context.now })
  await server.context.database
    .update(users)
    .set({ addressProvedAt: new Date() })
    .where(isNull(users.addressProvedAt))
  people = [
    (await server.signIn(ANA)).token,
    (await server.signIn(NUEVO)).token,
    ...(await inTurn(members, async email => (await server.signInStaff(email)).token)),
  ]
})
afterAll(async () => {
  await other.close()
  await server.close()
})

let first: string
let live: string
/** The entries of the tests before: the log only grows. */
let noted: number
beforeEach(async () => {
  rmSync(shelf, { recursive: true, force: true })
  noted = (await entries()).length
  release('before')
  first = release('first')
  live = release('second')
  // Reports of the test before are older than those that count.
  server.pass(11 * MS_PER_MINUTE)
})

async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const one of all) done.push(await work(one))
  return done
}

function release(text: string, now = server.context.now()): string {
  const build = join(server.config.dataDir, 'builds', text)
  mkdirSync(build, { recursive: true })
  writeFileSync(join(build, 'a.js'), text)
  return publish(shelf, 'mf-diet', build, {}, now)
}

const reportOf = (more: object = {}) => ({
  problems: [{ kind: 'load', release: `mf-diet@${live}`, screen: '/user/comidas', code: 'ABC123', ...more }],
  vitals: [],
})
const report = (token: string | undefined, more?: object) =>
  server.call('POST client-reports', { token, body: reportOf(more) })
const current = () => readPointer(shelf, 'mf-diet')?.release
const entries = () => server.context.database.select().from(auditLog).orderBy(auditLog.id)
const acts = async () => (await entries()).slice(noted).map(({ staff, act }) => `${staff}: ${act}`)

test('three people for whom it does not open take it back, told as by whom and why; two, or one often, do not', async () => {
  for (const person of [0, 1, 0, 0, 1]) expect((await report(people[person])).status).toBe(200)
  expect(current()).toBe(live)

  await report(people[2], { kind: 'render' })
  expect(current()).toBe(first)
  expect(readRecord(shelf, 'mf-diet', live).takenBack).toMatchObject({ by, reason })
  expect(await acts()).toEqual([`My Diet: mf-diet taken back by itself from ${live} to ${first}`])
  const { body } = await server.call('GET staff/releases', { token: people[2] })
  const shown = body.apps.find(({ app }: AppReleases) => app === 'mf-diet')
  expect(shown.releases.find((one: { release: string }) => one.release === live).takenBack).toMatchObject({
    by,
    reason,
  })

  // Either instance may have begun them.
  await other.jobsDone(server.context.now())
  const mails = await server.mails({ subject: quarantineWords.subject })
  expect(mails.map(({ to }) => to).sort()).toEqual(members.sort())
  expect(mails[0]?.text).toContain(`La versión ${live} de mf-diet`)

  // Those who come later, and what gave way, change nothing more.
  for (const person of people) await report(person)
  expect(current()).toBe(first)
})

test('on whichever instances they report at the same moment, it goes back once', async () => {
  const reports = people.map((token, i) =>
    (i % 2 ? other : server).app.inject({
      method: 'POST',
      url: '/api/client-reports',
      headers: { authorization: `Bearer ${token}` },
      payload: reportOf(),
    }),
  )
  expect((await Promise.all(reports)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(current()).toBe(first)
  expect(await acts()).toHaveLength(1)
})

test('three people in a longer time, and other problems, do nothing', async () => {
  await report(people[0])
  await report(people[1])
  server.pass(10 * MS_PER_MINUTE)
  await report(people[2])
  expect(current()).toBe(live)
  for (const person of people) await report(person, { kind: 'call', call: 'GET recipes', status: 500 })
  for (const person of people) await report(person, { release: `mf-diet@${first}` })
  expect(current()).toBe(live)
})

test('who has not signed in, or has not proved the address, is not counted', async () => {
  await server.context.database.update(users).set({ addressProvedAt: null })
  for (const person of people) await report(person)
  await server.context.database.update(users).set({ addressProvedAt: new Date() })
  for (let i = 0; i < 3; i += 1)
    await server.call('POST client-reports', { body: reportOf(), from: `10.0.0.${i}` })
  expect(current()).toBe(live)
})

test('a release without one before it, and one that has been live for more than a week, stay', async () => {
  rmSync(shelf, { recursive: true })
  live = release('alone')
  for (const person of people) await report(person)
  expect(current()).toBe(live)

  live = release('older', new Date(server.context.now().getTime() - 8 * MS_PER_DAY))
  for (const person of people) await report(person)
  expect(current()).toBe(live)
})
