import type { Stand } from 'shared/server/slice'
import { forgetUnclaimed, unclaimedBefore } from './uploadStore'

const DAY_MS = 24 * 60 * 60 * 1000

/** Takes away the pictures of registrations that never came to an end. However many instances do it, each goes once. */
export async function forgetUnclaimedFiles({ database, files, now }: Stand): Promise<void> {
  for (const name of await unclaimedBefore(database, new Date(now().getTime() - DAY_MS))) {
    await database.transaction(async one => {
      // A picture that cannot be removed keeps its row, for the next time.
      if (await forgetUnclaimed(one, name)) await files.remove(name)
    })
  }
}
