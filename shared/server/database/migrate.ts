import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { behind, MIGRATIONS_SCHEMA } from './behind'
import type { Database } from './database'
import { createExtensions } from './extensions'
import { migrationFailure } from './migrationFailed'
import type { Migrations } from './migrations'

/** Brings every slice's tables up to date. Run it exclusively: several instances may start at once. */
export async function migrate(database: Database, slices: readonly Migrations[]): Promise<void> {
  const late = await behind(database, slices)
  if (late.length > 0) await createExtensions(database)
  for (const { name, folder } of late) {
    // Drizzle's migrators differ only in the type of the database; their work is the dialect's.
    await applyMigrations(database as unknown as NodePgDatabase, {
      migrationsFolder: folder,
      migrationsTable: name,
      migrationsSchema: MIGRATIONS_SCHEMA,
    }).catch((error: unknown) => {
      throw migrationFailure(name, folder, error)
    })
  }
}
