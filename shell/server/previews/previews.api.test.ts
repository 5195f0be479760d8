import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { MS_PER_DAY } from 'shared/dates/times'
import { publish, publishCandidate, rollback } from 'shared/releases'
import { shelfIn } from 'shared/releases/shelf'
import { type TestServer, testServer } from 'shared/testing/testServer'
import type { AppReleases } from '../../contract/releases'
import { releaseRefusals } from '../../releasesMessages'
import { previewAddress, previewIn } from '../../rules/previewLink'
import { auditLog } from '../auth/schema'
import { buildPages } from '../buildPages'
import { setTeams } from '../staff/manageStaff'
import { teamsOf } from '../staff/staffStore'
import { signPreview } from './signPreview'

/* One browser sees a candidate in the real house, after a member of the staff confirmed it there. */

const MEDIA = 'https://videos.example.mx'

let server: TestServer
let pages: FastifyInstance
let shelf: string
let token: string
let live: string
let candidate: string
beforeAll(async () => {
  server = await testServer({ environment: { PAGE_GRANTS: `mf-diet:media=${MEDIA}` } })
  shelf = shelfIn(server.config.dataDir)
  token = (await server.signInStaff('equipo@mydiet.mx')).token
})
beforeEach(async () => {
  rmSync(shelf, { recursive: true, force: true })
  publish(
    shelf,
    'shell',
    build('shell', { 'index.html': '<!doctype html><!--page--><div id="root"></div>', 'files.json': '{}' }),
  )
  live = publish(shelf, 'mf-diet', ofRemote('live.js'))
  candidate = publishCandidate(shelf, 'mf-diet', ofRemote('candidate.js', { page: { media: [MEDIA] } }))
  pages ??= await buildPages(server.config)
})
afterAll(async () => {
  await pages.close()
  await server.close()
})

let builds = 0
function build(name: string, files: Record<string, string>): string {
  const folder = join(server.config.dataDir, 'builds', `${name}-${++builds}`)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}
function ofRemote(entry: string, parts: object = {}): string {
  const remote = {
    name: 'mf-diet',
    title: 'Dieta',
    routes: [],
    menu: [],
    widgets: [],
    chatIconHiddenOn: [],
    ...parts,
  }
  return build('mf-diet', {
    'release.json': JSON.stringify({ remote, container: 'mf_diet', entry, exposes: {} }),
  })
}

/** The text of the link that the page for teams shows beside the candidate. */
async function link(): Promise<string> {
  const { body } = await server.call('GET staff/releases', { token })
  const { releases = [] } = body.apps.find(({ app }: AppReleases) => app === 'mf-diet') as AppReleases
  const { preview } = releases.find(({ release }) => release === candidate) ?? {}
  return previewIn(preview?.slice(1) ?? '') ?? ''
}
const confirm = async (preview: string, as = token) =>
  server.call('POST staff/releases/preview', { token: as, body: { preview } })
/** The cookie of a browser in which a member has confirmed. */
const confirmed = async () => String((await confirm(await link())).headers['set-cookie']).split(';')[0] ?? ''

const registry = async (cookie = '', query = '') =>
  (await pages.inject({ url: `/registry.json${query}`, headers: { cookie } })).json()
const shown = async (cookie?: string) => (await registry(cookie)).remotes[0].release

test('the browser of a member who confirmed gets the candidate, its policy and until when; every other the live release', async () => {
  const answer = await confirm(await link())
  expect(answer).toMatchObject({ status: 200, body: { remote: 'mf-diet', release: candidate } })
  const set = String(answer.headers['set-cookie'])
  expect(set).toMatch(/^vista=.*; HttpOnly; SameSite=Strict$/)
  const [cookie] = set.split(';')

  expect(await shown()).toBe(live)
  expect(await registry(cookie)).toMatchObject({
    preview: { remote: 'mf-diet', release: candidate, until: answer.body.until },
    remotes: [{ release: candidate }],
  })
  // An open page in which it fails gives way to the live release.
  expect((await registry(cookie, '?shell=x')).remotes[0]).toMatchObject({
    release: candidate,
    previous: { release: live },
  })
  const page = await pages.inject({ url: '/user/comidas', headers: { cookie } })
  expect(page.headers['content-security-policy']).toContain(`media-src ${MEDIA};`)
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect(page.body).toContain(candidate)
  const others = await pages.inject('/user/comidas')
  expect(others.headers['content-security-policy']).not.toContain(MEDIA)
  expect(others.headers).not.toHaveProperty('set-cookie')
  expect(others.body).not.toContain(candidate)

  const acts = await server.context.database.select().from(auditLog)
  expect(acts.map(({ act }) => act)).toContain(`mf-diet previewed: ${candidate}`)
})

test('a link changes nothing by itself: it leads to the page for teams, which a patient cannot confirm', async () => {
  const preview = await link()
  const opened = await pages.inject(previewAddress(preview))
  expect(opened.statusCode).toBe(302)
  expect(opened.headers.location).toBe(previewAddress(preview, '/user/equipo/entregas'))
  expect(opened.headers).not.toHaveProperty('set-cookie')
  expect((await pages.inject('/?vista=https://otra.mx')).statusCode).toBe(200)

  const { token: ana } = await server.signIn()
  for (const answer of [
    await confirm(preview, ana),
    await server.call('POST staff/releases/preview', { body: { preview } }),
  ]) {
    expect([401, 403]).toContain(answer.status)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  // The link's own text is no cookie.
  expect(await shown(`vista=${preview}`)).toBe(live)
})

test('a member of another team can neither confirm its link nor move its releases, and is mailed nothing of it', async () => {
  const preview = await link()
  const { id } = await server.signIn('equipo@mydiet.mx')
  const act = { release: candidate, reason: 'prueba' }
  const acts = () => [
    confirm(preview),
    server.call('POST staff/releases/mf-diet/trial', {
      token,
      body: { release: candidate, share: 5 },
    }),
    server.call('POST staff/releases/mf-diet/decision', {
      token,
      body: { ...act, decision: 'approve' },
    }),
    server.call('POST staff/releases/mf-diet/rollback', {
      token,
      body: { from: live, to: candidate, reason: 'prueba' },
    }),
  ]
  await setTeams(server.context, 'equipo@mydiet.mx', ['mf-citas', 'shell'])
  expect(await teamsOf(server.context.database, id)).toEqual(['mf-citas', 'shell'])
  for (const answer of await Promise.all(acts())) {
    expect(answer).toMatchObject({ status: 403, body: { message: releaseRefusals.otherTeam('mf-diet') } })
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  expect(await shown()).toBe(live)
  const { body } = await server.call('GET staff/releases', { token })
  const mine = body.apps.filter((one: AppReleases) => one.mine).map(({ app }: AppReleases) => app)
  expect(mine).toContain('shell')
  expect(mine).not.toContain('mf-diet')
  const refused = await server.context.database.select().from(auditLog)
  expect(refused.filter(({ act }) => act === "refused: mf-diet is another team's")).toHaveLength(4)

  await setTeams(server.context, 'equipo@mydiet.mx', ['mf-diet'])
  expect((await confirm(preview)).status).toBe(200)
  await setTeams(server.context, 'equipo@mydiet.mx', [])
  expect((await confirm(preview)).status).toBe(200)
})

test('a preview ends with its time, by leaving it, and where the candidate is taken back or its needs are not met', async () => {
  /** A link names whole seconds. */
  const inSeconds = (seconds: number) =>
    new Date((Math.floor(Date.now() / 1000) + seconds) * 1000).toISOString()
  const until = inSeconds(-1)
  const over = await signPreview(server.config, 'browser', { remote: 'mf-diet', release: candidate, until })
  expect(await shown(`vista=${over}`)).toBe(live)

  const cookie = await confirmed()
  const { status, headers } = await server.call('POST releases/leave-preview')
  expect(status).toBe(200)
  expect(headers['set-cookie']).toMatch(/^vista=; Max-Age=0;/)

  expect(await shown(cookie)).toBe(candidate)
  publish(shelf, 'mf-diet', ofRemote('candidate.js', { page: { media: [MEDIA] } }))
  rollback(shelf, 'mf-diet')
  expect(await registry(cookie)).not.toHaveProperty('preview')
  expect(await shown(cookie)).toBe(live)
  expect(
    await confirm(
      await signPreview(server.config, 'link', {
        remote: 'mf-diet',
        release: candidate,
        until: inSeconds((3 * MS_PER_DAY) / 1000),
      }),
    ),
  ).toMatchObject({
    status: 409,
    body: { message: releaseRefusals.previewGone },
  })
})

test('a candidate whose needs are not met is not shown, and the page says nothing of a preview', async () => {
  const folder = ofRemote('needy.js')
  writeFileSync(
    join(folder, 'needs.json'),
    JSON.stringify({ shared: { 'shared/router': ['Gone'] }, calls: {} }),
  )
  publish(
    shelf,
    'shell',
    build('shell', {
      'index.html': '<!doctype html><!--page--><div id="root"></div>',
      'files.json': '{}',
      'provides.json': '{"shared/router":["Link"]}',
    }),
  )
  candidate = publishCandidate(shelf, 'mf-diet', folder)
  const cookie = await confirmed()
  expect(await registry(cookie)).not.toHaveProperty('preview')
  expect(await shown(cookie)).toBe(live)
})

test('a changed, foreign or ended link is refused in words at its field', async () => {
  const preview = await link()
  const refused = { status: 400, body: { errors: { preview: releaseRefusals.noPreview } } }
  expect(await confirm(preview.replace(candidate, live))).toMatchObject(refused)
  expect(await confirm('x')).toMatchObject(refused)
  expect((await confirm('x'.repeat(201))).status).toBe(400)
  server.pass(2 * MS_PER_DAY)
  token = (await server.signInStaff('tarde@mydiet.mx')).token
  expect(await confirm(preview)).toMatchObject(refused)
})
