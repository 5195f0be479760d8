import { and, eq } from 'drizzle-orm'
import { recordErasure } from 'shared/server/backups/backupState'
import type { Database } from 'shared/server/database/database'
import { serverMessages } from 'shared/server/http/messages'
import { type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import { defineJob, type JobHandler, jobHandler } from 'shared/server/jobs/job'
import { eraseJobsOf } from 'shared/server/jobs/personJobs'
import type { Slice, SliceContext } from 'shared/server/slices/slice'
import { reserve, resetLimit } from 'shared/server/throttle/throttle'
import Type from 'typebox'
import type { Account } from '../auth/accountStore'
import { accountLimit, mailLimit } from '../auth/attemptLimits'
import { confirmPassword } from '../auth/confirmPassword'
import { users } from '../auth/schema'
import { keepErasure } from '../backups/erasures'
import { folderPlace } from '../backups/place'
import { forgetUnclaimedFiles } from '../files/forgetUnclaimedFiles'
import { disownUploads } from '../files/uploadStore'
import { eraseInGuests } from '../guests/eraseInGuests'
import { farewellMail } from './farewellMail'

interface Wish {
  userId: number
  password: string
  ip: string
}

/**
 * Erases a person after checking their password: the data of all slices and the account with its sessions, in one
 * transaction.
 */
export async function endAccount(
  context: SliceContext,
  slices: readonly Slice[],
  { userId, password, ip }: Wish,
): Promise<Outcome<object>> {
  const { database } = context
  const gone = unauthorized(serverMessages.unauthorized)
  const confirmed = await confirmPassword(context, { userId, password, ip })
  if (!confirmed.ok) return confirmed
  const { account } = confirmed

  const ended = await database.transaction(async transaction => {
    if (!(await eraseAccount(context, transaction, slices, account))) return false
    // Addresses are not verified: an account that is made and ended again and again must not flood its owner's mailbox.
    const limit = mailLimit(account.email)
    const { granted } = await reserve(transaction, limit, context.now())
    if (granted) await context.mail.send(farewellMail(account), { transaction, cause: 'counted' })
    return true
  })
  return ended ? ok({}) : gone
}

/**
 * Erases an account and all slices' data of it in this transaction. Answers false if the account is gone, or its
 * password is no longer the one in `account`.
 */
export async function eraseAccount(
  { jobs, now }: Pick<SliceContext, 'jobs' | 'now'>,
  database: Database,
  slices: readonly Slice[],
  { id, email, passwordHash }: Account,
): Promise<boolean> {
  const [same] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('update')
  if (!same) return false
  await eraseIn(database, slices, id)
  await resetLimit(database, accountLimit(email))
  // Deletes its sessions and its reset link too, by cascade.
  await database.delete(users).where(eq(users.id, id))
  await recordErasure(database, id, now())
  await jobs.send(eraseRestJob, { erasedId: id }, { transaction: database })
  return true
}

async function eraseIn(database: Database, slices: readonly Slice[], userId: number): Promise<void> {
  for (const { ownData } of slices) await ownData.erase(database, userId)
  await eraseJobsOf(database, userId)
  await disownUploads(database, userId)
}

const eraseRestJob = defineJob({
  name: 'erase-rest-of-account',
  runsWhileHeld: true,
  // Not `userId`: this job must outlive the person's data.
  payload: Type.Object({ erasedId: Type.Integer() }),
})

/**
 * Erases data written by calls that were running while the account ended, removes the person's files, tells guests to erase
 * theirs, and tells the backups' place that this account ended: the machine may be lost before the next backup.
 */
export function eraseRest(slices: readonly Slice[]): JobHandler {
  return jobHandler(eraseRestJob, async (context, { erasedId }) => {
    await context.database.transaction(one => eraseIn(one, slices, erasedId))
    await forgetUnclaimedFiles(context)
    await eraseInGuests(context, erasedId)
    const { backup } = context.config
    if (backup) await keepErasure(folderPlace(backup.to), erasedId)
  })
}
