import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from './startPostgres'

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
 * environment variables, which the processes that run the tests inherit.
 *
 * @param fill starts a server with these variables and stops it
 * @returns a function that removes the template
 */
export async function createTemplate(
  engine: 'pglite' | 'postgres',
  fill: (environment: TemplateEnvironment) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), `my-diet-template-${engine}-`))
  process.env[`TEMPLATE_FOLDER_${engine}`] = folder
  const postgres = engine === 'postgres' ? await startPostgres({ shortLived: true }) : undefined
  const address = postgres && { DATABASE_URL: await emptyTemplate(postgres) }
  await fill({ DATA_DIR: folder, ...address, DEMO: 'yes' })
  if (address) await signInCheaply(address.DATABASE_URL)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await postgres?.stop()
  }
}

async function emptyTemplate(postgres: Postgres): Promise<string> {
  process.env.TEST_POSTGRES = postgres.urlOf('')
  await query(postgres.urlOf('postgres'), 'create database template_of_tests')
  return postgres.urlOf('template_of_tests')
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
