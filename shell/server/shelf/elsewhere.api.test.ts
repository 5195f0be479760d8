import { EventEmitter, once } from 'node:events'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { RELEASES_HEADER } from 'shared/remote/releasesHeader'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import { vi } from 'vitest'
import { buildPages } from '../buildPages'
import { buildServer, type Server } from '../buildServer'
import { pages } from '../pages/pages'
import { clientReports } from '../reports/schema'
import { shelfServer } from '../testing/shelfServer'

/* The life of a remote that has no folder beside the server, in a house that runs. */

const SOON = { timeout: 10_000 }
const VIDEOS = 'https://videos.example.mx'
const NAME = 'mf-agua'
const remote = {
  name: NAME,
  title: 'Agua',
  routes: [{ path: 'agua', title: 'Agua', screen: './src/screens/agua/Agua', early: ['courses'] }],
  menu: [{ label: 'Agua', to: '/user/agua', place: 'side', order: 50, icon: ['M0 0'] }],
  widgets: [{ name: 'water', title: 'Agua', order: 50, height: 100, module: './src/widgets/Water' }],
  page: { frames: [VIDEOS] },
}
const files = { js: ['comidas.js'], css: [] }
const release = { container: 'mf_agua', exposes: { './agua': files, './widget/water': files } }

let house: Awaited<ReturnType<typeof shelfServer>>
let token: string
/** The whole product in another process on the same database and shelf, and one of its pages alone. */
let whole: Server
let alone: FastifyInstance
let both: FastifyInstance[]
beforeAll(async () => {
  house = await shelfServer({ PAGE_GRANTS: `${NAME}:frames=${VIDEOS}` })
  house.clear()
  house.publishShell()
  token = await house.newToken(NAME, 'CI de agua')
  whole = await buildServer(house.server.config, { pages })
  alone = await buildPages(house.server.config)
  both = [whole.app, alone]
})
afterAll(async () => {
  await alone.close()
  await whole.close()
  await house.server.close()
})

const state = () => house.ask(NAME, { as: token })
const tag = async () => ({ 'if-match': String((await state()).headers.etag) })

async function arrive(name: string, needs?: object): Promise<string> {
  const { archive, ...packed } = house.pack(name, { remote, release, needs })
  expect(await house.send(archive, { as: token, remote: NAME })).toMatchObject({ status: 201 })
  return packed.release
}

/** The condition of a pipeline that looked when the remote had no release yet. */
let beforeAny: Record<string, string> = {}

const move = async (to: string, condition?: Record<string, string>) =>
  house.ask(`${NAME}/current`, {
    as: token,
    method: 'PUT',
    payload: { release: to },
    headers: condition ?? (await tag()),
  })

/** The remote in the registry of each process. */
async function shown(): Promise<(RegisteredRemote | undefined)[]> {
  const answers = await Promise.all(both.map(app => app.inject('/registry.json')))
  return answers.map(answer => (answer.json() as Registry).remotes.find(one => one.remote.name === NAME))
}

const releases = async () => (await shown()).map(one => one?.release)
const told = async () => (await whole.app.inject('/api/health/live')).headers[RELEASES_HEADER]

test('it appears in every process with all that it brings, and its files are on the own origin', async () => {
  const before = await told()
  beforeAny = await tag()
  const first = await arrive('first')
  expect(await shown()).toEqual([undefined, undefined])
  expect((await move(first)).status).toBe(200)

  const expected = { remote, release: first, url: `/releases/${NAME}/${first}/`, entry: 'entry.js' }
  expect(await shown()).toMatchObject([expected, expected])
  // An open page learns it from the next answer.
  await vi.waitFor(async () => expect(await told()).not.toBe(before), { timeout: 5_000 })
  for (const app of both) {
    const page = await app.inject('/user/agua')
    expect(page.headers['content-security-policy']).toContain(`frame-src ${VIDEOS};`)
    expect(page.payload).toContain(`href="/releases/${NAME}/${first}/comidas.js"`)
    const entry = await app.inject(`/releases/${NAME}/${first}/entry.js`)
    expect(entry).toMatchObject({ statusCode: 200, payload: "var mf_agua = 'first'" })
    expect(entry.headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    for (const hidden of [
      `${first}.json`,
      'current.json',
      '.released-over-http',
      `${first}/nada.js`,
      `${first}/../${first}.json`,
    ])
      expect([hidden, (await app.inject(`/releases/${NAME}/${hidden}`)).statusCode]).toEqual([hidden, 404])
  }
})

test('its problems are reported under its name, and its team has its releases on the page for teams', async () => {
  const [live] = await releases()
  const place = { release: `${NAME}@${live}`, screen: '/user/agua' }
  const vitals = [{ ...place, measure: 'LCP', value: 900 }]
  await whole.app.inject({ method: 'POST', url: '/api/client-reports', payload: { problems: [], vitals } })
  const rows = await house.server.context.database.select().from(clientReports)
  expect(rows).toMatchObject([{ remote: NAME, screen: '/user/agua' }])
  const { token: member } = await house.server.signInStaff()
  const { body } = await house.server.call('GET staff/releases', { token: member })
  expect(body.apps.at(-1)).toMatchObject({ app: NAME, releases: [{ release: live, live: true }] })
})

test('needs that nobody meets keep a release out, and a rollback and a withdrawal are seen at once', async () => {
  const [first] = await releases()
  const call = { hash: 'a', request: {}, answer: {} }
  const needy = await arrive('needy', { calls: { 'GET nada': call } })
  expect((await move(needy)).status).toBe(422)
  expect(await releases()).toEqual([first, first])

  const second = await arrive('second')
  await move(second)
  expect(await releases()).toEqual([second, second])
  await move(String(first))
  expect(await releases()).toEqual([first, first])

  const withdraw = (headers = {}) =>
    house.ask(`${NAME}/current?reason=fuga`, { as: token, method: 'DELETE', headers })
  expect((await withdraw()).status).toBe(428)
  expect((await withdraw({ 'if-match': '"old"' })).status).toBe(412)
  const condition = await tag()
  expect(await withdraw(condition)).toMatchObject({ status: 200, body: { current: null } })
  expect(await releases()).toEqual([undefined, undefined])
  // Asked again, since the answer was lost.
  expect((await withdraw(condition)).status).toBe(200)
  expect(
    (await house.acts()).filter(act => act.includes(`withdrawn, its release ${first} taken back`)),
  ).toHaveLength(1)
  expect((await move(String(first))).body.message).toContain('fuga')
  // A pipeline that looked before the first release came learns that it has been and gone.
  const later = await arrive('later')
  expect((await move(later, beforeAny)).status).toBe(412)
  // Open pages go on.
  expect((await alone.inject(`/releases/${NAME}/${first}/entry.js`)).statusCode).toBe(200)
})

test('of two remotes that bring one route at the same moment one becomes current', async () => {
  const routes = [{ path: 'lago', title: 'Lago', screen: './src/screens/lago/Lago' }]
  const parts = { title: 'Lago', routes, menu: [], widgets: [], chatIconHiddenOn: [] }
  const contenders = await Promise.all(
    ['mf-rio', 'mf-mar'].map(async name => {
      const as = await house.newToken(name, 'CI')
      const container = name.replace('-', '_')
      const { archive, release } = house.pack(name, {
        remote: { name, ...parts },
        release: { container, exposes: { './lago': files } },
      })
      expect(await house.send(archive, { as, remote: name })).toMatchObject({ status: 201 })
      const match = { 'if-match': String((await house.ask(name, { as })).headers.etag) }
      return () => house.ask(`${name}/current`, { as, method: 'PUT', payload: { release }, headers: match })
    }),
  )
  // The table's lock holds both acts back until each has come as far as it can.
  const { database } = house.server.context
  const turn = new EventEmitter()
  const isHeld = once(turn, 'held')
  const mayGoOn = once(turn, 'on')
  const holding = database.transaction(async one => {
    await one.execute(sql`lock table auth.audit_log in exclusive mode`)
    turn.emit('held')
    await mayGoOn
  })
  await isHeld
  const asked = Promise.all(contenders.map(becomeCurrent => becomeCurrent()))
  const waiting = sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where not granted and datname = current_database()`
  await vi.waitFor(async () => expect((await database.execute(waiting)).rows).toHaveLength(2), SOON)
  turn.emit('on')
  await holding
  const answers = await asked
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})
