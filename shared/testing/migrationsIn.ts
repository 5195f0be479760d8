import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a migrations folder for a test's slice below `folder`, with this SQL or empty. Returns its path. */
export function migrationsIn(folder: string, sql?: string): string {
  const migrations = join(folder, 'migrations')
  const entries = sql ? [{ idx: 0, version: '7', when: 1, tag: '0000_first', breakpoints: true }] : []
  mkdirSync(join(migrations, 'meta'), { recursive: true })
  writeFileSync(
    join(migrations, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  if (sql) writeFileSync(join(migrations, '0000_first.sql'), sql)
  return migrations
}
