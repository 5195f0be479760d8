import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { generateDrizzleJson } from 'drizzle-kit/api'

/** The parts of drizzle-kit's description of a schema, such as its tables, by their names. */
type Snapshot = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const PARTS = ['tables', 'enums', 'schemas', 'sequences', 'roles', 'policies', 'views']

interface Journal {
  entries: readonly { tag: string }[]
}

/**
 * The names of the tables, and of other parts of a schema, that differ from what the migrations of a folder make of
 * them; none where no migration is missing. A migration whose SQL is missing is named by its file.
 *
 * @param schema the exports of a schema.ts
 */
export async function changedTables(schema: Record<string, unknown>, migrations: string): Promise<string[]> {
  const journal = join(migrations, 'meta', '_journal.json')
  const { entries }: Journal = existsSync(journal) ? jsonOf(journal) : { entries: [] }
  const withoutSql = entries
    .map(({ tag }) => `${tag}.sql`)
    .filter(file => !existsSync(join(migrations, file)))
  const last = entries.at(-1)?.tag.split('_')[0]
  const migrated: Snapshot = last ? jsonOf(join(migrations, 'meta', `${last}_snapshot.json`)) : {}
  // As it would be stored: without what JSON leaves out.
  const present: Snapshot = JSON.parse(JSON.stringify(generateDrizzleJson(schema)))
  return [...withoutSql, ...PARTS.flatMap(part => differing(migrated[part] ?? {}, present[part] ?? {}))]
}

function differing(before: Snapshot[string], now: Snapshot[string]): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names.filter(name => !isDeepStrictEqual(before[name], now[name]))
}

function jsonOf<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}
