import type { Stand } from 'shared/server/slices/slice'
import { forgetUnclaimed, unclaimedBefore } from './uploadStore'

const DAY_MS = 24 * 60 * 60 * 1000

/** Takes away the pictures of registrations that never came to an end. However many instances do it, each goes once. */
export async function forgetUnclaimedFiles(stand: Stand): Promise<void> {
  await removeUnclaimed(
    stand,
    await unclaimedBefore(stand.database, new Date(stand.now().getTime() - DAY_MS)),
  )
}

/** Takes away these, as far as they are still nobody's. */
export async function removeUnclaimed(
  { database, files }: Pick<Stand, 'database' | 'files'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await database.transaction(async one => {
      // A picture that cannot be removed keeps its row, for the next time.
      if (await forgetUnclaimed(one, name)) await files.remove(name)
    })
  }
}
