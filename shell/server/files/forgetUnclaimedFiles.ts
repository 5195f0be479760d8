import { MS_PER_DAY } from 'shared/dates/times'
import type { SliceContext } from 'shared/server/slices/slice'
import { forgetUnclaimed, unclaimedBefore } from './uploadStore'

/** Takes away the pictures of registrations that never came to an end. However many instances do it, each goes once. */
export async function forgetUnclaimedFiles(context: SliceContext): Promise<void> {
  await removeUnclaimed(
    context,
    await unclaimedBefore(context.database, new Date(context.now().getTime() - MS_PER_DAY)),
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
