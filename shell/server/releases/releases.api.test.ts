import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { publish } from 'shared/releases'
import { readPointer } from 'shared/releases/pointer'
import { readRecord, recordFile } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { type TestServer, testServer } from 'shared/testing/testServer'
import type { AppReleases } from '../../contract/releases'
import { releaseRefusals } from '../../releasesMessages'
import { auditLog } from '../auth/schema'
import { setDuties } from '../staff/manageStaff'

let server: TestServer
let shelf: string
let member: string
let token: string
let first: string
let second: string
beforeAll(async () => {
  server = await testServer()
  shelf = shelfIn(server.config.dataDir)
})
afterAll(() => server.close())

let members = 0
beforeEach(async () => {
  member = `equipo${++members}@mydiet.mx`
  token = (await server.signInStaff(member)).token
})
afterEach(() => rmSync(shelf, { recursive: true, force: true }))

function release(text: string, origin = {}): string {
  const build = join(server.config.dataDir, 'builds', text)
  mkdirSync(build, { recursive: true })
  writeFileSync(join(build, 'a.js'), text)
  return publish(shelf, 'mf-diet', build, origin)
}

function twoReleases() {
  first = release('one', { by: 'Eva', commit: 'b490a2b1c3d4e5f6', clean: true, checks: ['types', 'lint'] })
  second = release('two', { by: 'Luis', forced: 'patients wait' })
}

const list = (as = token) => server.call('GET staff/releases', { token: as })
const back = (body: object, as = token, app = 'mf-diet') =>
  server.call(`POST staff/releases/${app}/rollback`, { token: as, body })
const goBack = () => back({ from: second, to: first, reason: 'página en blanco' })
const live = () => readPointer(shelf, 'mf-diet')?.release

async function dietReleases(): Promise<AppReleases> {
  const { body } = await list()
  return body.apps.find(({ app }: AppReleases) => app === 'mf-diet')
}

async function acts(): Promise<string[]> {
  const entries = await server.context.database
    .select({ act: auditLog.act })
    .from(auditLog)
    .where(eq(auditLog.staff, member))
  return entries.map(({ act }) => act)
}

test('a member with the duty reads what is live, what it comes from, and how it does beside the one before', async () => {
  twoReleases()
  const place = { release: `mf-diet@${second}`, screen: '/user/comidas' }
  const vitals = [
    ...[1_000, 2_000, 3_000, 4_000].map(value => ({ ...place, measure: 'LCP', value })),
    ...[1, 1].map(value => ({ ...place, measure: 'VISIT', value })),
  ]
  const problems = [{ ...place, kind: 'render', code: '7KQ2MX', name: 'TypeError' }]
  await server.call('POST client-reports', { body: { problems, vitals } })

  const { before, releases } = await dietReleases()
  expect(before).toBe(first)
  expect(releases).toEqual([
    expect.objectContaining({
      release: second,
      live: true,
      until: null,
      by: 'Luis',
      checks: [],
      forced: 'patients wait',
      takenBack: null,
      figures: { visits: 8, errors: 1, lcp: 3250, inp: null, cls: null },
    }),
    expect.objectContaining({
      release: first,
      live: false,
      by: 'Eva',
      commit: 'b490a2b1c3d4e5f6',
      clean: true,
      checks: ['types', 'lint'],
      figures: { visits: 0, errors: 0, lcp: null, inp: null, cls: null },
    }),
  ])
  expect(await acts()).toContain('releases read')
})

test('a server without a shelf answers every part, with no release', async () => {
  const { status, body } = await list()
  expect(status).toBe(200)
  expect(body.apps.map(({ app }: AppReleases) => app)).toEqual(expect.arrayContaining(['shell', 'mf-diet']))
  expect(body.apps.flatMap((one: AppReleases) => one.releases)).toEqual([])
})

test('nobody without the duty reads or takes back', async () => {
  twoReleases()
  const { token: ana } = await server.signIn()
  await setDuties(server.context, member, ['labs'])
  const body = { from: second, to: first, reason: 'página en blanco' }
  for (const as of [ana, token]) {
    expect((await list(as)).status).toBe(403)
    expect((await back(body, as)).status).toBe(403)
  }
  expect(live()).toBe(second)
})

test('a rollback asks for the second factor again after half an hour', async () => {
  twoReleases()
  server.pass(31 * MS_PER_MINUTE)
  const refused = await goBack()
  expect(refused).toMatchObject({ status: 403, body: { errors: { secondFactor: expect.any(String) } } })
  expect((await list()).status).toBe(200)
  expect(live()).toBe(second)
})

test('a rollback is recorded with the member and the reason, and pressed again it changes nothing', async () => {
  twoReleases()
  const answers = await Promise.all([goBack(), goBack(), goBack()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(live()).toBe(first)
  expect(readRecord(shelf, 'mf-diet', second).takenBack).toMatchObject({
    by: member,
    reason: 'página en blanco',
  })
  const record = readFileSync(recordFile(shelf, 'mf-diet', first), 'utf8')
  expect((await goBack()).status).toBe(200)
  expect(readFileSync(recordFile(shelf, 'mf-diet', first), 'utf8')).toBe(record)
  const act = `mf-diet taken back from ${second} to ${first}`
  expect((await acts()).filter(one => one === act)).toHaveLength(1)
  expect(await dietReleases()).toMatchObject({
    before: null,
    releases: [
      { release: first },
      { release: second, takenBack: { by: member, reason: 'página en blanco' } },
    ],
  })
})

test('what the page no longer shows is refused in words, and the live release stays', async () => {
  twoReleases()
  const reason = 'página en blanco'
  const unknown = 'ffffffffffffffff'
  expect(await back({ from: first, to: second, reason })).toMatchObject({
    status: 409,
    body: { message: releaseRefusals.changed },
  })
  expect(await back({ from: second, to: unknown, reason })).toMatchObject({
    status: 409,
    body: { message: releaseRefusals.notThere },
  })
  const { emptyReason } = releaseRefusals
  expect(await back({ from: second, to: first, reason: '  ' })).toMatchObject({
    status: 400,
    body: { errors: { reason: emptyReason } },
  })
  expect((await back({ from: second, to: first, reason: 'x'.repeat(301) })).status).toBe(400)
  expect((await back({ from: second, to: '../../etc', reason })).status).toBe(400)
  expect((await back({ from: second, to: first, reason }, token, 'mf-nada')).status).toBe(404)
  expect(live()).toBe(second)
})
