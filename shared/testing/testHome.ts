import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { dayIn } from '../dates/instants'
import { databaseOfDay, folderOfDay } from './services/templateDays'
import { spend } from './spend'

/** The data of one test server: a copy of the day's template, or empty. */
export interface TestHome {
  /** The variables of the server's environment. */
  environment: { DATA_DIR: string; DATABASE_URL?: string }
  remove(): Promise<void>
}

const databaseOfTests = process.env.DATABASE === 'pglite' ? 'pglite' : 'postgres'

export function testHome(from: 'demo' | 'nothing' = 'demo'): Promise<TestHome> {
  return spend('making databases', () => makeHome(from))
}

async function makeHome(from: 'demo' | 'nothing'): Promise<TestHome> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-test-'))
  const templates = process.env[`TEMPLATE_FOLDER_${databaseOfTests}`] ?? ''
  const today = dayIn(new Date())
  if (from === 'demo') cpSync(folderOfDay(templates, today), folder, { recursive: true })
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (databaseOfTests === 'pglite') {
    return { environment: { DATA_DIR: folder }, remove: async () => removeFolder() }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin(
    `create database ${name} ${from === 'demo' ? `template ${databaseOfDay(today)} strategy file_copy` : ''}`,
  )
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: `${process.env.TEST_POSTGRES}${name}` },
    async remove() {
      removeFolder()
      await spend('making databases', () => admin(`drop database ${name} with (force)`))
    },
  }
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client(`${process.env.TEST_POSTGRES}postgres`)
  await client.connect()
  await client.query(statement)
  await client.end()
}
