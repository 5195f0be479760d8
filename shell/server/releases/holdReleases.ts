import { sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'

/** Locks the current release of an app until the transaction ends: a second change waits here for the first. */
export async function holdReleases(transaction: Database, app: string): Promise<void> {
  const name = `releases of ${app}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** In containers a remote's releases are written by its own container alone. */
export function isReadOnly(error: unknown): boolean {
  return ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
}
