import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from './startPostgres'
import { databaseOfDay, folderOfDay, templateStarts } from './templateDays'

/**
 * The demo's password as argon2id stores it with the least work that it knows: tests sign in thousands of times, and the
 * work of each is what `shell/server/auth/passwords.ts` sets for people.
 */
const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$gJw/Ukd1nqe1dhGFPlAk+w$cciEF+uwRh+XwcWpH6re49IjDpJSZkaUhhW7gjdXpxs'

/** The variables of the server that fills the template. */
export interface TemplateEnvironment {
  DATA_DIR: string
  DATABASE_URL?: string
  DEMO: 'yes'
}

/**
 * Creates the template that every test file's server copies: migrated, with the demo. Its places are passed on by
 * environment variables, which the processes that run the tests inherit. A run that may last past the clinic's midnight
 * gets a second one for the next day, since the demo's courses, days and appointments are dated from the day of its start.
 *
 * @param fill starts a server with these variables and this clock, and stops it
 * @returns a function that removes the templates
 */
export async function createTemplate(
  engine: 'pglite' | 'postgres',
  fill: (environment: TemplateEnvironment, now: () => Date) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), `my-diet-template-${engine}-`))
  process.env[`TEMPLATE_FOLDER_${engine}`] = folder
  const postgres = engine === 'postgres' ? await startPostgres({ shortLived: true }) : undefined
  if (postgres) process.env.TEST_POSTGRES = postgres.urlOf('')
  for (const { day, now } of templateStarts()) {
    const address = postgres && { DATABASE_URL: await emptyTemplate(postgres, databaseOfDay(day)) }
    await fill({ DATA_DIR: folderOfDay(folder, day), ...address, DEMO: 'yes' }, now)
    if (address) await signInCheaply(address.DATABASE_URL)
  }
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await postgres?.stop()
  }
}

async function emptyTemplate(postgres: Postgres, name: string): Promise<string> {
  await query(postgres.urlOf('postgres'), `create database ${name}`)
  return postgres.urlOf(name)
}

async function signInCheaply(url: string): Promise<void> {
  const ofDemo = "email in ('ana@mydiet.mx', 'nuevo@mydiet.mx')"
  await query(url, `update auth.users set password_hash = '${CHEAP_HASH}' where ${ofDemo}`)
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
