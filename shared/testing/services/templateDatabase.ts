import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../../server/config/config'
import type { Host } from '../host'
import { type Postgres, startPostgres } from './startPostgres'

/**
 * Creates the template that every test file's server copies: migrated, with the demo. Its places are passed on by
 * environment variables, which the processes that run the tests inherit.
 *
 * @returns a function that removes it
 */
export async function createTemplate(
  engine: 'pglite' | 'postgres',
  { buildServer }: Host,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), `my-diet-template-${engine}-`))
  process.env[`TEMPLATE_FOLDER_${engine}`] = folder
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const server = await buildServer(
    readConfig({
      DATA_DIR: folder,
      DATABASE_URL: postgres && (await emptyTemplate(postgres)),
      DEMO: 'yes',
      LOG_LEVEL: 'silent',
    }),
  )
  await server.close()
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
