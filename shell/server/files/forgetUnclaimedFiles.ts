import type { SliceContext } from 'shared/server/slices/slice'
import { forgetUnclaimed, unclaimedBefore } from './uploadStore'

const DAY_MS = 24 * 60 * 60 * 1000

/** Takes away the pictures of registrations that never came to an end. However many instances do it, each goes once. */
export async function forgetUnclaimedFiles(context: SliceContext): Promise<void> {
  await removeUnclaimed(
    context,
    await unclaimedBefore(context.database, new Date(context.now().getTime() - DAY_MS)),
  )
}

/** Takes away these, as far as they are still nobody's. */
export async function removeUnclaimed(
  { database, files }: Pick<SliceContext, 'database' | 'files'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await database.transaction(async one => {
      // A picture that cannot be removed keeps its row, for the next time.
      if (await forgetUnclaimed(one, name)) await files.remove(name)
    })
  }
}
