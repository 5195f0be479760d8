import { sql } from 'drizzle-orm'
import { type Erasure, recordErasure } from 'shared/server/backups/backupState'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { accountById } from '../auth/accountStore'
import { eraseAccount } from './endAccount'

/**
 * Ends the accounts that a restored backup still has, as of the day on which they ended: what is kept of them is kept no
 * longer for it. Returns how many there were.
 */
export async function eraseAgain(
  context: SliceContext,
  slices: readonly Slice[],
  erasures: readonly Erasure[],
): Promise<number> {
  let erased = 0
  for (const { erasedId: id, erasedAt } of erasures) {
    await context.database.transaction(async one => {
      const account = await accountById(one, id)
      if (account && (await eraseAccount(context, one, slices, account, erasedAt))) erased++
      else await recordErasure(one, id, erasedAt)
    })
  }
  await neverAgain(context, Math.max(0, ...erasures.map(({ erasedId }) => erasedId)))
  return erased
}

/** A new account never gets the number of one that ended: the next restore would end it. */
async function neverAgain({ database }: Pick<SliceContext, 'database'>, most: number): Promise<void> {
  const sequence = sql`pg_get_serial_sequence('auth.users', 'id')`
  await database.execute(
    sql`select setval(${sequence}, ${most}) where ${most} > coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`,
  )
}
