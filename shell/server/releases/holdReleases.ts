import type { Database } from 'shared/server/database/database'
import { lockNamed } from 'shared/server/database/lockNamed'

/** Locks the current release of an app until the transaction ends: a second change waits here for the first. */
export async function holdReleases(transaction: Database, app: string): Promise<void> {
  await lockNamed(transaction, `releases of ${app}`)
}

/** In containers a remote's releases are written by its own container alone. */
export function isReadOnly(error: unknown): boolean {
  return ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
}
