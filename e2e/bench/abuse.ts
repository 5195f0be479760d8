import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { multipartType } from 'shell/server/testing/multipart'
import { tokenOf } from '../fixtures/tokenOf'
import { largestUploads, type Uploads } from './largestUploads'
import { median, type Row } from './limits'
import { type Program, startApi } from './startApi'

const QUIET_SECONDS = 10
const SECONDS = 60
/** The calls that the one person keeps open. */
const AT_ONCE = 20
const UPLOADS_AT_ONCE = 4
const OTHERS_EVERY_MS = 20
/** The ratings that a person may have written in two months: 30 MB about one recipe. */
const RATINGS = 300
const LONG = 'palabra '.repeat(12_500)

/** One person does the worst that an account allows, for a minute; meanwhile others ask who they are. */
export async function abuse(): Promise<Row[]> {
  const postgres = await startPostgres()
  const databaseUrl = postgres.urlOf('postgres')
  const api = await startApi(databaseUrl)
  try {
    await writeMuch(databaseUrl)
    const uploads = await largestUploads()
    const worst = await tokenOf(api.url, 'ana@mydiet.mx')
    const other = await tokenOf(api.url, 'nuevo@mydiet.mx')
    const quiet = await others(api, other, QUIET_SECONDS)
    const [meanwhile, memory, answered, uploaded] = await Promise.all([
      others(api, other, SECONDS),
      memoryOf(api, SECONDS),
      worstOf(api, worst),
      upload(api, worst, uploads),
    ])
    // The first third warms up.
    const third = Math.floor(memory.length / 3)
    const [middle, last] = [memory.slice(third, 2 * third), memory.slice(2 * third)]
    const ratio = percentile(meanwhile.times) / percentile(quiet.times)
    return [
      figure('auth/me of others before, 99 of 100', percentile(quiet.times), 'ms'),
      {
        what: 'auth/me of others meanwhile, 99 of 100',
        measured: percentile(meanwhile.times),
        limit: 200,
        unit: 'ms',
      },
      figure('of the time before', ratio, 'times'),
      { what: 'auth/me of others that failed', measured: meanwhile.failed, limit: 0, unit: 'calls' },
      {
        what: 'memory in the last third of the minute',
        measured: median(last) / median(middle),
        limit: 1.1,
        unit: 'of the middle one',
      },
      figure('memory at its most', Math.max(...memory) / 1024, 'MB'),
      ...Object.entries(answered).map(([status, calls]) =>
        figure(`calls of the one person, ${status}`, calls, 'calls'),
      ),
      ...Object.entries(uploaded).map(([status, calls]) =>
        figure(`uploads of the one person, ${status}`, calls, 'calls'),
      ),
    ]
  } finally {
    await api.stop()
    await postgres.stop()
  }
}

/** An adult with an address, who is asked by mail. */
const RELATIVE = {
  firstName: 'Rosa',
  lastName: 'Ruiz',
  birthDate: '1980-05-05',
  gender: 'female',
  relationship: 'madre',
  email: 'rosa@ejemplo.mx',
}

const figure = (what: string, measured: number, unit: string): Row => ({
  ...{ what, measured, unit, limit: 0, informative: true },
})

const run = promisify(execFile)

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The times of `auth/me` for somebody else, one call after another. */
async function others(api: Program, token: string, seconds: number) {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let failed = 0
  while (performance.now() < until) {
    const start = performance.now()
    const answer = await fetch(`${api.url}/api/auth/me`, { method: 'POST', headers: bearer(token) })
    await answer.text()
    if (!answer.ok) failed++
    times.push(performance.now() - start)
    await pause(OTHERS_EVERY_MS)
  }
  return { times, failed }
}

/**
 * The heavy reads, the long writes, the searches and the family in turn; in a thread of its own, which reads tens of
 * megabytes a second.
 */
async function worstOf(api: Program, token: string): Promise<Record<string, number>> {
  const read = (path: string): autocannon.Request => ({
    method: 'GET',
    path: `/api/${path}`,
    headers: bearer(token),
  })
  const write = (path: string, body: object): autocannon.Request => ({
    method: 'POST',
    path: `/api/${path}`,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const result = await autocannon({
    url: api.url,
    connections: AT_ONCE,
    duration: SECONDS,
    workers: 1,
    requests: [
      read('auth/me/data'),
      read('auth/me/data-in-words'),
      read('auth/me/data-as-fhir'),
      read('recipes/1/comments'),
      write('recipes/1/comments', { score: 'FUE_GENIAL', comments: LONG }),
      read('form-responses'),
      read('commentary'),
      read('recipes'),
      read('aliments'),
      read('family-members'),
      write('family-members', RELATIVE),
      read('products?page=1&limit=1000&q=a|e|i|o&orderBy=name&order=desc'),
    ],
  })
  return answersOf(result)
}

/** The largest files. Not in a thread: bytes that go to one are no longer a body that the program can send. */
async function upload(api: Program, token: string, { picture, lab }: Uploads) {
  const send = (kind: string, body: Buffer): autocannon.Request => ({
    method: 'POST',
    path: `/api/files/upload?kind=${kind}`,
    headers: { ...bearer(token), 'content-type': multipartType },
    body,
  })
  const result = await autocannon({
    url: api.url,
    connections: UPLOADS_AT_ONCE,
    duration: SECONDS,
    requests: [send('picture', picture), send('lab', lab)],
  })
  return answersOf(result)
}

const answersOf = ({ statusCodeStats = {} }: autocannon.Result): Record<string, number> =>
  Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]))

async function writeMuch(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into diet.recipe_comments (user_id, recipe_id, score, comments, day)
     select id, 1, 'FUE_GENIAL', $1, current_date from auth.users, generate_series(1, $2::int)
     where email = 'ana@mydiet.mx'`,
    [LONG, RATINGS],
  )
  await client.end()
}

/** Kilobytes that the process holds, twice a second. */
async function memoryOf({ pid }: Program, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000
  const sizes: number[] = []
  while (performance.now() < until) {
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    sizes.push(Number(stdout))
    await pause(500)
  }
  return sizes
}

function percentile(values: readonly number[]): number {
  const sorted = [...values].sort((one, two) => one - two)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
