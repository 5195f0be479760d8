import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config as JestConfig } from '@jest/types'
import pg from 'pg'
import { readConfig } from '../../server/config/config'
import type { Host } from '../host'
import { startPostgres } from '../services/startPostgres'

/**
 * Creates once for each kind of database the template that every test file's server copies: migrated, with the demo.
 */
export default async function prepareServers(_: unknown, project: JestConfig.ProjectConfig): Promise<void> {
  const { HOST, DATABASE } = project.globals as { HOST: string; DATABASE: string }
  const template = mkdtempSync(join(tmpdir(), `my-diet-template-${DATABASE}-`))
  process.env[`TEMPLATE_FOLDER_${DATABASE}`] = template
  const databaseUrl = DATABASE === 'postgres' ? await templateDatabase() : undefined
  const { buildServer } = (await import(HOST)) as Host
  const config = readConfig({
    DATA_DIR: template,
    DATABASE_URL: databaseUrl,
    DEMO: 'yes',
    LOG_LEVEL: 'silent',
  })
  const server = await buildServer(config)
  await server.close()
}

async function templateDatabase(): Promise<string> {
  const postgres = await startPostgres()
  Object.assign(globalThis, { stopPostgres: postgres.stop })
  process.env.TEST_POSTGRES = postgres.urlOf('')
  const admin = new pg.Client(postgres.urlOf('postgres'))
  await admin.connect()
  await admin.query('create database template_of_tests')
  await admin.end()
  return postgres.urlOf('template_of_tests')
}
