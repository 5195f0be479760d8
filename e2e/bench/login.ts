import pg from 'pg'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { PASSWORD } from '../fixtures/people'
import { median, type Row } from './limits'
import { type Program, startApi } from './startApi'

const ACCOUNTS = 50
/** Of each account: fewer than the limit of wrong passwords. */
const TRIES = 4
const LIMIT_MS = 2

/**
 * The time of a refused sign-in tells nobody whether an address has an account, nor whether its person has signed in on
 * this device: 200 wrong passwords of each kind, in turn.
 */
export async function login(): Promise<Row[]> {
  const postgres = await startPostgres()
  const databaseUrl = postgres.urlOf('postgres')
  const api = await startApi(databaseUrl, { TRUST_PROXY: '1' })
  try {
    await addAccounts(databaseUrl)
    const times = { unknown: [] as number[], known: [] as number[], device: [] as number[] }
    const cookies = new Map<number, string>()
    for (let number = 1; number <= ACCOUNTS; number++) {
      const { answer } = await tryOf(api, { email: known(number), password: PASSWORD })
      if (!answer.ok) throw new Error(`the sign-in was answered with ${answer.status}`)
      cookies.set(number, answer.headers.get('set-cookie')?.split(';')[0] ?? '')
    }
    for (let round = 0; round < TRIES; round++) {
      for (let number = 1; number <= ACCOUNTS; number++) {
        times.unknown.push((await wrong(api, `nadie${number}@ejemplo.mx`)).ms)
        times.known.push((await wrong(api, known(number))).ms)
        times.device.push((await wrong(api, known(number), cookies.get(number))).ms)
      }
    }
    const unknown = median(times.unknown)
    const apart = (what: string, of: readonly number[]): Row => ({
      what: `a wrong password ${what}, against one of an unknown address`,
      measured: Math.abs(median(of) - unknown),
      limit: LIMIT_MS,
      unit: 'ms apart',
    })
    return [
      {
        what: 'a wrong password of an unknown address',
        measured: unknown,
        limit: 0,
        unit: 'ms',
        informative: true,
      },
      apart('of a known address', times.known),
      apart('on a known device', times.device),
    ]
  } finally {
    await api.stop()
    await postgres.stop()
  }
}

const known = (number: number) => `alguien${number}@ejemplo.mx`

async function wrong(api: Program, email: string, cookie?: string) {
  const tried = await tryOf(api, { email, password: 'Otra#2026' }, cookie)
  if (tried.answer.status !== 401) throw new Error(`${email} was answered with ${tried.answer.status}`)
  return tried
}

let networks = 0

/** Every try comes from a network of its own: their limit is not what is measured. */
async function tryOf({ url }: Program, credentials: { email: string; password: string }, cookie?: string) {
  const network = ++networks
  const start = performance.now()
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(credentials),
  })
  await answer.text()
  return { answer, ms: performance.now() - start }
}

async function addAccounts(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into auth.users (email, password_hash, first_name, last_name, address_proved_at)
     select 'alguien' || number || '@ejemplo.mx', password_hash, 'Alguien', 'Más', now()
     from auth.users, generate_series(1, $1::int) as number where email = 'ana@mydiet.mx'`,
    [ACCOUNTS],
  )
  await client.end()
}
