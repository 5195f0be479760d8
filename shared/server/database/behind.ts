import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import type { Migrations } from './migrations'

/** The schema of the tables of applied migrations. */
export const MIGRATIONS_SCHEMA = 'migrations'

/**
 * The slices with a migration that is not applied. Two statements find them; the migrator sends five for each slice,
 * also where it has nothing to do.
 */
export async function behind(database: Database, slices: readonly Migrations[]): Promise<Migrations[]> {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = ${MIGRATIONS_SCHEMA}`,
  )
  const begun = slices.filter(({ name }) => tables.some(table => table.name === name))
  if (begun.length === 0) return [...slices]
  const latest = begun.map(
    ({ name }) =>
      sql`select ${name}::text as name, max(created_at) as applied from ${sql.identifier(MIGRATIONS_SCHEMA)}.${sql.identifier(name)}`,
  )
  const { rows } = await database.execute<{ name: string; applied: string | number | null }>(
    sql.join(latest, sql` union all `),
  )
  const applied = new Map(rows.map(row => [row.name, Number(row.applied ?? -1)]))
  return slices.filter(({ name, folder }) => (applied.get(name) ?? -1) < latestIn(folder))
}

/** The moment of the last migration. The migrator reads a folder without a sound journal, and says what is wrong. */
function latestIn(folder: string): number {
  try {
    const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
    return Math.max(...entries.map(({ when }: { when: number }) => when))
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
