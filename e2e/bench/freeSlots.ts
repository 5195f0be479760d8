import pg from 'pg'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_HOUR } from 'shared/dates/times'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { tokenOf } from '../fixtures/tokenOf'
import { median, type Row } from './limits'
import { startApi } from './startApi'

const SPECIALISTS = 10
const FEW = 200
const MANY = 20_000
/** Of each specialist. */
const IN_MONTH = 20
const ROUNDS = 30

/** The free slots of a month for ten specialists, with 20,000 appointments in the table and with 200, in turn. */
export async function freeSlots(): Promise<Row[]> {
  const postgres = await startPostgres()
  const [few, many] = await Promise.all([
    practiceWith(FEW, postgres.urlOf('few')),
    practiceWith(MANY, postgres.urlOf('many')),
  ])
  try {
    const ratios: number[] = []
    const times: number[] = []
    for (let round = -3; round < ROUNDS; round++) {
      const [one, other] = [await few.monthOfAll(), await many.monthOfAll()]
      // The first rounds warm up.
      if (round < 0) continue
      ratios.push(other / one)
      times.push(other)
    }
    return [
      {
        what: `free slots of a month, ${SPECIALISTS} specialists, ${MANY} appointments against ${FEW}`,
        measured: median(ratios),
        limit: 1.3,
        unit: 'times',
      },
      { what: `the same with ${MANY}`, measured: median(times), limit: 0, unit: 'ms', informative: true },
    ]
  } finally {
    await few.stop()
    await many.stop()
    await postgres.stop()
  }
}

/** An API on its own database with this many appointments; of each specialist's, twenty are in the month to come. */
async function practiceWith(appointments: number, databaseUrl: string) {
  await createDatabase(databaseUrl)
  const api = await startApi(databaseUrl)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into citas.specialists (email, first_name, last_name, picture, specialty, about, branch_id, schedules)
     select 'otra@mydiet.mx', 'Otra', 'Persona', picture, specialty, about, branch_id, schedules
     from citas.specialists order by id limit 1`,
  )
  const { rows } = await client.query<{ id: number }>(
    'select id from citas.specialists order by id limit $1',
    [SPECIALISTS],
  )
  const each = appointments / SPECIALISTS - IN_MONTH
  // One a day in the month to come; the others every hour of the years before.
  const add = `insert into citas.appointments
      (user_id, specialist_id, starts_at, ends_at, booked_start, booked_end, tz, is_online, link, status)
    select 900000 + number, $1, start, start + interval '20 minutes', start, start + interval '20 minutes',
      'America/Monterrey', true, '', 'BOOKED'
    from generate_series(1, $2) as number, lateral (select $3::timestamptz + number * $4::interval as start) as slot`
  const thisHour = new Date(Math.floor(Date.now() / MS_PER_HOUR) * MS_PER_HOUR)
  for (const { id } of rows) {
    await client.query(add, [id, IN_MONTH, thisHour, '1 day'])
    if (each > 0) await client.query(add, [id, each, '2015-01-01', '1 hour'])
  }
  await client.query('analyze citas.appointments')
  await client.end()
  const headers = { authorization: `Bearer ${await tokenOf(api.url, 'ana@mydiet.mx')}` }
  const month = addDays(dayIn(new Date()), 1).slice(0, 7)
  return {
    stop: api.stop,
    /** Milliseconds for the month of every specialist, one after the other. */
    async monthOfAll(): Promise<number> {
      const start = performance.now()
      for (const { id } of rows) {
        const path = `specialists/${id}/free-slots?month=${month}&minutes=20`
        const answer = await fetch(`${api.url}/api/${path}`, { headers })
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        await answer.json()
      }
      return performance.now() - start
    },
  }
}

async function createDatabase(databaseUrl: string): Promise<void> {
  const { pathname } = new URL(databaseUrl)
  const client = new pg.Client(databaseUrl.replace(pathname, '/postgres'))
  await client.connect()
  await client.query(`create database ${pathname.slice(1)}`)
  await client.end()
}
