import { existsSync } from 'node:fs'
import { holdShelf } from 'shared/releases/holdShelf'
import type { Database } from 'shared/server/database/database'
import { lockNamed } from 'shared/server/database/lockNamed'

/**
 * Does work on the current release of an app in a transaction: a second change waits here for the first. The database
 * makes instances wait for each other, and the shelf's own lock `npm run release`, which has no database.
 */
export async function holdReleases<T>(
  transaction: Database,
  { shelf, app }: { shelf: string; app: string },
  work: () => Promise<T>,
): Promise<T> {
  // One lock for all: a release may take no route of another remote, also of one that moves at the same moment.
  await lockNamed(transaction, 'releases of all remotes')
  return existsSync(shelf) ? holdShelf(shelf, app, work) : work()
}

/** In containers a remote's releases are written by its own container alone. */
export function isReadOnly(error: unknown): boolean {
  return ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
}
