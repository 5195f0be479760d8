import { once } from 'node:events'
import { createInterface } from 'node:readline'
import autocannon from 'autocannon'
import pg from 'pg'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { endProgram } from '../fixtures/endProgram'
import { PASSWORD } from '../fixtures/people'
import { tokenOf } from '../fixtures/tokenOf'
import { median, type Row } from './limits'
import { type Program, startApi, startProgram } from './startApi'

/** The devices of each of the two people who are compared with each other. */
const DEVICES = 10
/** The purchases of a person who has been here for years. */
const PURCHASES = 200

const CONNECTIONS = 50
const SECONDS = 3
const ROUNDS = 5

/** The lowest acceptable share of the floor's requests per second for a call with authentication. */
const LEAST_SHARE = 0.4

interface Target {
  url: string
  method?: 'GET' | 'POST'
  /** A token for each connection: as many people's devices, since the server reads tokens that arrive together at once. */
  tokens?: readonly string[]
}

/**
 * Compares our calls with Fastify and one indexed row (the floor), both on one PostgreSQL, in alternating rounds: a
 * call of one statement with authentication, and the start-up call, also of a person with many purchases.
 */
export async function api(): Promise<Row[]> {
  const postgres = await startPostgres()
  const databaseUrl = postgres.urlOf('postgres')
  const [floor, ours] = await Promise.all([startFloor(databaseUrl), startApi(databaseUrl)])
  try {
    const tokens = await tokensOf(ours.url, 'ana@mydiet.mx', CONNECTIONS)
    const nuevo = await tokensOf(ours.url, 'nuevo@mydiet.mx', DEVICES)
    const many = await tokensOf(ours.url, await personWithPurchases(ours.url, databaseUrl), DEVICES)
    const row: Target = { url: `${floor.url}/row/7` }
    const exclusions: Target = { url: `${ours.url}/api/exclusions`, tokens }
    const me: Target = { url: `${ours.url}/api/auth/me`, method: 'POST', tokens }
    const rates = await interleaved({
      row,
      exclusions,
      me,
      none: { ...me, tokens: nuevo },
      many: { ...me, tokens: many },
    })
    return [
      { what: 'the floor', measured: rates.row, limit: 0, unit: 'requests a second', informative: true },
      ...(['exclusions', 'me'] as const).map(name => share(name, rates[name], rates.row)),
      {
        what: `POST auth/me with ${PURCHASES} purchases, against one without`,
        measured: rates.none / rates.many,
        limit: 2,
        unit: 'times',
      },
    ]
  } finally {
    await floor.stop()
    await ours.stop()
    await postgres.stop()
  }
}

/** Registers a person and gives them many purchases; answers their address. */
async function personWithPurchases(url: string, databaseUrl: string): Promise<string> {
  const email = 'compras@mydiet.mx'
  const { version } = (await (await fetch(`${url}/api/privacy-notice`)).json()) as { version: string }
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ firstName: 'Luz', lastName: 'Garza', email, password: PASSWORD, phone: '8112345678' },
      ...{ birthdate: '1990-01-31', gender: 'female', privacyNotice: version },
    }),
  })
  if (!registered.ok) throw new Error(`the person with purchases was not registered: ${registered.status}`)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into cuenta.purchases (user_id, product_id, status)
     select id, 'NutricionOnline', 'ACTIVE' from auth.users, generate_series(1, $2) where email = $1`,
    [email, PURCHASES],
  )
  // As autovacuum does in time: a table that was just filled is not yet read from its index alone.
  await client.query('vacuum analyze cuenta.purchases')
  await client.end()
  return email
}

/** Expressed as the floor's rate divided by ours, since the bench's rows have upper limits. */
function share(name: 'exclusions' | 'me', rate: number, floor: number): Row {
  const call = name === 'me' ? 'POST auth/me' : 'GET exclusions'
  return {
    what: `${call}: the floor beside ${Math.round(rate)} requests a second`,
    measured: floor / rate,
    limit: 1 / LEAST_SHARE,
    unit: 'times',
  }
}

async function interleaved<K extends string>(targets: Record<K, Target>): Promise<Record<K, number>> {
  const names = Object.keys(targets) as K[]
  const rates = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<K, number[]>
  for (const name of names) await rateOf(targets[name], 1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) rates[name].push(await rateOf(targets[name], SECONDS))
  }
  return Object.fromEntries(names.map(name => [name, median(rates[name])])) as Record<K, number>
}

/** Successful requests per second. Throws on a refused one, since then something else was measured. */
async function rateOf({ tokens, ...target }: Target, duration: number): Promise<number> {
  let next = 0
  const setupClient = (client: autocannon.Client) => {
    if (tokens) client.setHeaders({ authorization: `Bearer ${tokens[next++ % tokens.length]}` })
  }
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration, setupClient })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.url} refused ${result.non2xx} calls`)
  return result.requests.average
}

async function tokensOf(url: string, email: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) tokens.push(await tokenOf(url, email))
  return tokens
}

async function startFloor(databaseUrl: string): Promise<Program> {
  const program = startProgram('e2e/bench/floorServer.ts', [databaseUrl], {})
  const [url] = (await once(createInterface({ input: program.stdout }), 'line')) as [string]
  return { url, pid: program.pid ?? 0, stop: () => endProgram(program) }
}
