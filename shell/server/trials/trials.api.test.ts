import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import { publish, publishCandidate } from 'shared/releases'
import { readPointer } from 'shared/releases/pointer'
import { readRecord } from 'shared/releases/record'
import { shareOf, takesPart, trialOf } from 'shared/releases/trial'
import { ANA, NUEVO, type TestServer } from 'shared/testing/testServer'
import type { AppReleases } from '../../contract/releases'
import { releaseRefusals, trialWords } from '../../releasesMessages'
import { auditLog, users } from '../auth/schema'
import { buildPages } from '../buildPages'
import { buildServer, type Server } from '../buildServer'
import { clientReports, metInTrial } from '../reports/schema'
import { shelfServer } from '../testing/shelfServer'
import { VISITS_TO_JUDGE } from './likelihood'

/* A release is tried on a share of the browsers, and judged by what they report beside the others. */

let house: Awaited<ReturnType<typeof shelfServer>>
let server: TestServer
/** Another instance on the same database and shelf. */
let other: Server
let pages: FastifyInstance
let shelf: string
let staff: string[]
let people: string[]
const members = ['uno@mydiet.mx', 'dos@mydiet.mx', 'tres@mydiet.mx']
beforeAll(async () => {
  house = await shelfServer()
  ;({ server, shelf } = house)
  other = await buildServer(server.config, { now: server.context.now })
  house.publishShell()
  pages = await buildPages(server.config)
  staff = []
  for (const member of members) staff.push((await server.signInStaff(member)).token)
  people = [(await server.signIn(ANA)).token, (await server.signIn(NUEVO)).token, ...staff]
  await proveAddresses()
})
afterAll(async () => {
  await pages.close()
  await other.close()
  await server.close()
})

let live: string
let candidate: string
let noted: number
beforeEach(async () => {
  rmSync(join(shelf, 'mf-diet'), { recursive: true, force: true })
  await server.context.database.delete(metInTrial)
  await server.context.database.delete(clientReports)
  noted = (await entries()).length
  live = publish(shelf, 'mf-diet', ofRemote(), {}, server.context.now())
  candidate = publishCandidate(shelf, 'mf-diet', ofRemote(), {}, server.context.now())
})

const proveAddresses = () =>
  server.context.database
    .update(users)
    .set({ addressProvedAt: new Date() })
    .where(isNull(users.addressProvedAt))

let builds = 0
const ofRemote = () => house.build(String(++builds))

const as = (member = 0) => staff[member] ?? ''
const tryIt = (share = 5, release = candidate) =>
  server.call('POST staff/releases/mf-diet/trial', { token: as(), body: { release, share } })
const decide = (decision: string, reason = 'lo pidió el equipo', release = candidate) =>
  server.call('POST staff/releases/mf-diet/decision', { token: as(), body: { release, decision, reason } })
const report = (person: number, release: string, more: object = {}) =>
  server.call('POST client-reports', { token: people[person], body: reportOf(release, more) })
const reportOf = (release: string, more: object = {}) => ({
  problems: [
    {
      kind: 'call',
      call: 'GET recipes',
      status: 500,
      release: `mf-diet@${release}`,
      screen: '/user/comidas',
      code: 'ABC123',
      ...more,
    },
  ],
  vitals: [],
})
const current = () => readPointer(shelf, 'mf-diet')?.release
const share = () => {
  const trial = trialOf(shelf, 'mf-diet')
  return trial && shareOf(trial)
}
const entries = () => server.context.database.select().from(auditLog).orderBy(auditLog.id)
const acts = async () => (await entries()).slice(noted).map(({ staff, act }) => `${staff}: ${act}`)

/** Visits with the candidate, as pages measure them. */
async function visits(count: number) {
  const place = { remote: 'mf-diet', release: candidate, shell: '', screen: '/user/comidas' }
  const row = {
    ...place,
    kind: 'vital' as const,
    measure: 'VISIT' as const,
    value: 1,
    at: server.context.now(),
  }
  await server.context.database.insert(clientReports).values(Array.from({ length: count }, () => row))
}

test('its share of the browsers gets it, each the same in its page and its registry; who has no number gets the live one', async () => {
  const without = await pages.inject('/user/comidas')
  expect(without.headers).not.toHaveProperty('set-cookie')
  expect((await tryIt(50)).status).toBe(200)

  const first = await pages.inject('/user/comidas')
  expect(first.body).toContain(live)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(first.headers['set-cookie']).toMatch(
    /^reparto=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect((await pages.inject('/registry.json')).json().remotes[0].release).toBe(live)

  const trial = trialOf(shelf, 'mf-diet')
  if (!trial) throw new Error('there is no trial')
  for (const place of [0, 2_500, 5_000, 7_500]) {
    const headers = { cookie: `reparto=${place}` }
    const page = await pages.inject({ url: '/user/comidas', headers })
    const registry = (await pages.inject({ url: '/registry.json', headers })).json()
    const mine = takesPart(trial, place) ? candidate : live
    expect(registry.remotes[0].release).toBe(mine)
    expect(page.body).toContain(mine)
    expect(page.body).not.toContain(mine === live ? candidate : live)
    expect(page.headers).not.toHaveProperty('set-cookie')
  }
  const damaged = { cookie: 'reparto=12345' }
  expect((await pages.inject({ url: '/registry.json', headers: damaged })).json().remotes[0].release).toBe(
    live,
  )
})

test('the first three people for whom it fails take it back, once, whichever instances hear them; everybody is told', async () => {
  await tryIt()
  for (const person of [0, 1, 0, 1]) expect((await report(person, candidate)).status).toBe(200)
  expect(share()).toBe(5)

  const last = [2, 3].map((person, i) =>
    (i === 0 ? server : other).app.inject({
      method: 'POST',
      url: '/api/client-reports',
      headers: { authorization: `Bearer ${people[person]}` },
      payload: reportOf(candidate),
    }),
  )
  expect((await Promise.all(last)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(share()).toBeUndefined()
  expect(current()).toBe(live)
  const { by, reasons, subject } = trialWords
  expect(readRecord(shelf, 'mf-diet', candidate).takenBack).toMatchObject({ by, reason: reasons.calls })
  expect((await acts()).filter(act => act.startsWith(by))).toEqual([
    `${by}: mf-diet taken back by itself while tried: ${candidate}`,
  ])
  // Either instance may have begun them.
  await other.jobsDone(server.context.now())
  const mails = await server.mails({ subject })
  expect(mails.map(({ to }) => to).sort()).toEqual([...members].sort())
  expect(mails[0]?.text).toContain(reasons.calls)
  expect(
    (await pages.inject({ url: '/registry.json', headers: { cookie: 'reparto=0' } })).json().remotes[0]
      .release,
  ).toBe(live)
})

test('failures that the live release has too, those of two people, and reports of strangers take nothing back', async () => {
  await tryIt()
  for (const person of [0, 1, 2, 3]) {
    await report(person, live)
    await server.call('POST client-reports', { from: `10.1.0.${person}`, body: reportOf(candidate) })
  }
  for (const person of [0, 1, 2]) await report(person, candidate)
  await server.context.database.update(users).set({ addressProvedAt: null })
  for (const person of [3, 4]) await report(person, candidate)
  await proveAddresses()
  const slow = { release: `mf-diet@${candidate}`, screen: '/user/comidas', measure: 'LCP', value: 9_000 }
  for (const person of [0, 1])
    await server.call('POST client-reports', {
      token: people[person],
      body: { problems: [], vitals: [slow] },
    })
  expect(share()).toBe(5)
})

test('a candidate that does not open for the first three people is undone too', async () => {
  await tryIt()
  for (const person of [0, 1, 2])
    await report(person, candidate, { kind: 'load', call: undefined, status: undefined })
  expect(share()).toBeUndefined()
  expect(current()).toBe(live)
  expect(readRecord(shelf, 'mf-diet', candidate).takenBack).toBeDefined()
})

test('it goes on with its time and enough visits, and becomes live after its last step', async () => {
  await tryIt()
  await server.jobsDone()
  server.pass(11 * MS_PER_MINUTE)
  await server.jobsDone()
  expect(share()).toBe(5)
  await visits(VISITS_TO_JUDGE)
  server.pass(MS_PER_MINUTE)
  await server.jobsDone()
  expect(share()).toBe(25)
  server.pass(9 * MS_PER_MINUTE)
  await server.jobsDone()
  expect(share()).toBe(25)
  server.pass(2 * MS_PER_MINUTE)
  await Promise.all([server.jobsDone(), other.jobsDone(server.context.now())])
  expect(current()).toBe(candidate)
  expect(share()).toBeUndefined()
  expect((await acts()).filter(act => act.startsWith(trialWords.by))).toEqual([
    `My Diet: mf-diet tries ${candidate} on 25 %`,
    `My Diet: mf-diet moved from ${live} to ${candidate} after its trial`,
  ])
})

test('the staff sees how it goes, stops it, gives it to all and takes it back; each act again changes nothing', async () => {
  await tryIt()
  await report(0, candidate)
  const shown = async () => {
    const { body } = await server.call('GET staff/releases', { token: as(1) })
    return body.apps.find(({ app }: AppReleases) => app === 'mf-diet')
  }
  expect((await shown()).trial).toMatchObject({
    release: candidate,
    share: 5,
    next: 25,
    by: members[0],
    held: null,
    known: false,
    met: { candidate: 1, live: 0 },
  })

  expect(await decide('hold', ' ')).toMatchObject({
    status: 400,
    body: { errors: { reason: expect.any(String) } },
  })
  expect((await decide('hold')).status).toBe(200)
  expect((await decide('hold')).status).toBe(200)
  expect((await shown()).trial).toMatchObject({
    share: 0,
    held: { by: members[0], reason: 'lo pidió el equipo' },
  })
  for (const person of [1, 2, 3, 4]) await report(person, candidate)
  expect(share()).toBe(0)

  expect((await decide('approve', '')).status).toBe(200)
  expect((await decide('approve', '')).status).toBe(200)
  expect(current()).toBe(candidate)
  expect((await decide('take-back')).body.message).toBe(releaseRefusals.notTried)

  live = candidate
  candidate = publishCandidate(shelf, 'mf-diet', ofRemote(), {}, server.context.now())
  await tryIt(10)
  expect((await decide('take-back')).status).toBe(200)
  expect((await decide('take-back')).status).toBe(200)
  expect(await tryIt()).toMatchObject({ status: 409, body: { message: releaseRefusals.notThere } })
  expect(current()).toBe(live)
  expect(
    (await acts()).filter(act => !/ (releases read|asked again)/.test(act)).map(act => act.split(': ')[1]),
  ).toEqual([
    expect.stringContaining('tries'),
    expect.stringContaining('hold of'),
    expect.stringContaining('approve of'),
    expect.stringContaining('tries'),
    expect.stringContaining('take-back of'),
  ])
})

test('a patient, a member without a recent second factor, and what makes no sense change nothing', async () => {
  const { token: ana } = await server.signIn()
  const body = { release: candidate, share: 5 }
  expect((await server.call('POST staff/releases/mf-diet/trial', { token: ana, body })).status).toBe(403)
  expect((await tryIt(0)).status).toBe(400)
  expect((await tryIt(51)).status).toBe(400)
  expect((await tryIt(5, live)).status).toBe(409)
  expect((await tryIt(5, 'ffffffffffffffff')).status).toBe(409)
  expect((await decide('hold')).status).toBe(409)
  server.pass(MS_PER_HOUR)
  expect((await tryIt()).status).toBe(403)
  expect(share()).toBeUndefined()
})
