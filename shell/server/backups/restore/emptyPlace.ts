import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { shelfIn } from 'shared/releases/shelf'
import type { Config } from 'shared/server/config/config'
import type { Database } from 'shared/server/database/database'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { KEY_FILES } from '../../sealing/keyFile'

/** Refuses a data folder that a product has used: a restore replaces nothing. */
export function refuseUsedFolder({ dataDir, databaseUrl }: Config): void {
  const used = [join(dataDir, 'files'), shelfIn(dataDir), ...KEY_FILES.map(name => join(dataDir, name))]
  if (!databaseUrl) used.push(join(dataDir, 'database'))
  const found = used.find(holdsSomething)
  if (found)
    throw new CommandRefused(
      `Ya hay datos en ${found}: un respaldo se restaura donde no hay nada. Indica otra carpeta con DATA_DIR.`,
    )
}

export async function refuseUsedDatabase(database: Database): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1`)
  if (rows[0])
    throw new CommandRefused(
      `La base de datos ya tiene tablas (${rows[0].name}): un respaldo se restaura en una vacía. Indica otra con DATABASE_URL.`,
    )
}

/** Refuses a folder without an embedded database, before one is made there: it would be in the way of a restore. */
export function refuseEmptyFolder({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl || existsSync(join(dataDir, 'database'))) return
  throw new CommandRefused(
    `En ${dataDir} no hay datos de My Diet. Indica su carpeta con DATA_DIR, o su base de datos con DATABASE_URL.`,
  )
}

export async function refuseEmptyDatabase(database: Database): Promise<void> {
  const { rows } = await database.execute<{ known: string | null }>(
    sql`select to_regclass('backups.state')::text as known`,
  )
  if (!rows[0]?.known)
    throw new CommandRefused('La base de datos no tiene las tablas de My Diet. Revisa DATABASE_URL.')
}

/** Empty folders are nothing: those of an image are in every new volume. */
function holdsSomething(path: string): boolean {
  if (!existsSync(path)) return false
  if (!statSync(path).isDirectory()) return true
  return readdirSync(path, { recursive: true, withFileTypes: true }).some(entry => !entry.isDirectory())
}
