import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from 'shared/testing/services/startPostgres'
import type { Row } from './limits'
import { startApi, startProgram } from './startApi'

/** Each has a lab of 100 kB: 10,000 are 1 GB. `RESTORE_PATIENTS=1000 npm run bench -- restore` is a smaller practice. */
const PATIENTS = Number(process.env.RESTORE_PATIENTS ?? 10_000)
const LAB_BYTES = 100_000
const MOST_MINUTES = 15

/** A practice is backed up by the command, its machine is lost, and the command restores it: until it answers again. */
export async function restore(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-restore-'))
  const postgres = await startPostgres()
  try {
    const used = await practice(postgres, join(folder, 'used'))
    const key = await command('', ['key'], {})
    const [, BACKUP_RECIPIENT = ''] = /BACKUP_RECIPIENT=(age1\w+)/.exec(key.said) ?? []
    writeFileSync(join(folder, 'key.txt'), /AGE-SECRET-KEY-1\w+/.exec(key.said)?.[0] ?? '')
    const place = join(folder, 'place')
    const first = await command('', [place], { ...used, BACKUP_RECIPIENT })
    const night = await command('', [place], { ...used, BACKUP_RECIPIENT })

    const begun = performance.now()
    const next = await emptyMachine(postgres, join(folder, 'next'))
    const restored = await command('restore/', [place, '--key', join(folder, 'key.txt')], next)
    const lost = await lostIn(used, next)
    const checked = performance.now()
    const api = await startApi(next.DATABASE_URL, { ...next, DEMO: 'no' })
    const startMs = performance.now() - checked
    await api.stop()
    console.info(restored.said)
    const minutes = (restored.ms + startMs) / 60_000
    return [
      told(`the first backup of ${PATIENTS} patients with a lab each`, first.ms / 60_000),
      told('the next backup, whose files are there', night.ms / 60_000),
      {
        what: 'from the empty machine to the running product',
        measured: minutes,
        limit: MOST_MINUTES,
        unit: 'minutes',
      },
      told('of it the start', startMs / 60_000),
      told('the whole, with the comparison', (performance.now() - begun) / 60_000),
      { what: 'rows lost or changed', measured: lost.rows, limit: 0, unit: 'tables' },
      { what: 'files lost or changed', measured: lost.files, limit: 0, unit: 'files' },
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const told = (what: string, measured: number): Row => ({
  what,
  measured,
  limit: 0,
  unit: 'minutes',
  informative: true,
})

type Machine = { DATA_DIR: string; DATABASE_URL: string }

async function emptyMachine(postgres: Postgres, folder: string): Promise<Machine> {
  const name = `machine_${randomBytes(4).toString('hex')}`
  await query(postgres.urlOf('postgres'), `create database ${name}`)
  mkdirSync(folder)
  return { DATA_DIR: folder, DATABASE_URL: postgres.urlOf(name) }
}

async function practice(postgres: Postgres, folder: string): Promise<Machine> {
  const machine = await emptyMachine(postgres, folder)
  const api = await startApi(machine.DATABASE_URL, machine)
  const [{ list }] = (await query(
    machine.DATABASE_URL,
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
     where table_schema = 'auth' and table_name = 'users' and column_name not in ('id', 'email')`,
  )) as [{ list: string }]
  await query(
    machine.DATABASE_URL,
    `insert into auth.users (email, ${list}) select 'paciente' || n || '@ejemplo.mx', ${list}
     from auth.users, generate_series(1, $1::integer) n where email = 'nuevo@mydiet.mx'`,
    [PATIENTS],
  )
  await query(
    machine.DATABASE_URL,
    `insert into cuenta.purchases (user_id, product_id, status)
     select id, 'NutricionOnline', 'ACTIVE' from auth.users, generate_series(1, 3) where email like 'paciente%'`,
  )
  const labs = Array.from({ length: PATIENTS }, () => `lab-${randomBytes(16).toString('hex')}.pdf`)
  for (const lab of labs) writeFileSync(join(folder, 'files', lab), randomBytes(LAB_BYTES))
  await query(
    machine.DATABASE_URL,
    `insert into files.uploads (name, owner_id, kind, created_at)
     select name, (select min(id) from auth.users), 'lab', now() from unnest($1::text[]) name`,
    [labs],
  )
  await api.stop()
  await isAlone(machine)
  return machine
}

/** Until the process that was told to stop has left the database: it changes no row any more. */
async function isAlone({ DATABASE_URL }: Machine): Promise<void> {
  const others =
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  while ((await query(DATABASE_URL, others)).length > 0) await new Promise(next => setTimeout(next, 100))
}

async function command(folder: '' | 'restore/', words: string[], environment: Record<string, string>) {
  const begun = performance.now()
  const program = startProgram(`shell/server/backups/${folder}main.ts`, words, environment)
  let said = ''
  program.stdout.on('data', data => (said += data))
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`${words} ended with ${code}: ${said}`)
  const ms = performance.now() - begun
  // A large practice takes long: each step is told as it ends.
  console.info(`${folder || 'backup '}${words[0]}: ${(ms / 60_000).toFixed(1)} minutes`)
  return { said, ms }
}

/** A start of a program writes these, whatever was restored. */
const OF_EACH_START = "('backups.state', 'jobs.queue')"

async function lostIn(one: Machine, other: Machine): Promise<{ rows: number; files: number }> {
  const [before, after] = [await sumsOf(one), await sumsOf(other)]
  const rows = Object.keys(before).filter(table => before[table] !== after[table])
  const names = readdirSync(join(one.DATA_DIR, 'files'))
  const files = names.filter(
    name => !isSame(join(one.DATA_DIR, 'files', name), join(other.DATA_DIR, 'files', name)),
  )
  if (rows.length > 0) console.info(`differ: ${rows}`)
  return { rows: rows.length, files: files.length }
}

function isSame(one: string, other: string): boolean {
  try {
    return readFileSync(one).equals(readFileSync(other))
  } catch {
    return false
  }
}

/** How many rows each table has, and a sum of them. */
async function sumsOf({ DATABASE_URL }: Machine): Promise<Record<string, string>> {
  const tables = (await query(
    DATABASE_URL,
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'migrations')
       and schemaname || '.' || tablename not in ${OF_EACH_START}`,
  )) as { name: string }[]
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await query(
      DATABASE_URL,
      `select count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as sum from ${name} t`,
    )
    sums[name] = (row as { sum: string }).sum
  }
  return sums
}

async function query(url: string, statement: string, values: unknown[] = []): Promise<object[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
