import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from './startPostgres'

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
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const address = postgres && { DATABASE_URL: await emptyTemplate(postgres) }
  await fill({ DATA_DIR: folder, ...address, DEMO: 'yes' })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await postgres?.stop()
  }
}

async function emptyTemplate(postgres: Postgres): Promise<string> {
  process.env.TEST_POSTGRES = postgres.urlOf('')
  const admin = new pg.Client(postgres.urlOf('postgres'))
  await admin.connect()
  await admin.query('create database template_of_tests')
  await admin.end()
  return postgres.urlOf('template_of_tests')
}
