import { and, eq } from 'drizzle-orm'
import type { Kept } from 'shared/published/kept'
import { recordErasure } from 'shared/server/backups/backupState'
import type { Database } from 'shared/server/database/database'
import { serverMessages } from 'shared/server/http/messages'
import { type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import { defineJob } from 'shared/server/jobs/job'
import { type JobHandler, jobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { reserve, resetLimit } from 'shared/server/throttle/throttle'
import Type from 'typebox'
import type { EndedAccount } from '../../contract/privacy'
import type { Account } from '../auth/accountStore'
import { accountLimit, mailLimit } from '../auth/attemptLimits'
import { type Confirming, confirmPerson } from '../auth/confirmPerson'
import { users } from '../auth/schema'
import { forgetUnclaimedFiles } from '../files/forgetUnclaimedFiles'
import { disownUploads } from '../files/uploadStore'
import { eraseInGuests } from '../guests/eraseInGuests'
import { eraseJobsOf } from '../jobs/personJobs'
import { moveIntoVault } from '../vault/moveIntoVault'
import { sealFiles } from '../vault/sealFiles'
import { farewellMail } from './farewellMail'
import { tellBackupsJob } from './tellBackups'

/**
 * Ends an account that its person confirms by a passkey or the password. In one transaction what the notice promises to keep moves into
 * the vault, and everything else is erased: the data of all slices, and the account with its sessions.
 */
export async function endAccount(
  context: SliceContext,
  slices: readonly Slice[],
  confirming: Confirming,
): Promise<Outcome<EndedAccount>> {
  const { database } = context
  const gone = unauthorized(serverMessages.unauthorized)
  const confirmed = await confirmPerson(context, confirming)
  if (!confirmed.ok) return confirmed
  const { account } = confirmed

  const ended = await database.transaction(async transaction => {
    const kept = await eraseAccount(context, transaction, slices, account)
    if (!kept) return undefined
    // Addresses are not verified: an account that is made and ended again and again must not flood its owner's mailbox.
    const limit = mailLimit(account.email)
    const { granted } = await reserve(transaction, limit, context.now())
    if (granted) await context.mail.send(farewellMail(account, kept), { transaction, cause: 'counted' })
    return { kept, mailed: granted }
  })
  return ended ? ok(ended) : gone
}

/**
 * Erases an account and all slices' data of it in this transaction, once others know and the vault has what is kept. Returns that;
 * undefined if the account is gone, or its password is no longer the one in `account`.
 */
export async function eraseAccount(
  context: SliceContext,
  database: Database,
  slices: readonly Slice[],
  account: Account,
  endedAt = context.now(),
): Promise<Kept[] | undefined> {
  const { id, email, passwordHash } = account
  const [same] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('update')
  if (!same) return undefined
  for (const { ownData } of slices) await ownData.leave?.(context, database, id)
  const kept = await moveIntoVault({ ...context, database }, slices, account, endedAt)
  await eraseIn(database, slices, id)
  await resetLimit(database, accountLimit(email))
  // Deletes its sessions and its reset link too, by cascade.
  await database.delete(users).where(eq(users.id, id))
  await recordErasure(database, id, endedAt)
  await context.jobs.send(eraseRestJob, { erasedId: id }, { transaction: database })
  return kept
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
 * Erases data written by calls that were running while the account ended, seals the files that the vault keeps, removes
 * the person's others, tells guests to erase theirs, and tells the backups' place that this account ended.
 */
export function eraseRest(slices: readonly Slice[]): JobHandler {
  return jobHandler(eraseRestJob, async (context, { erasedId }) => {
    await context.database.transaction(one => eraseIn(one, slices, erasedId))
    await sealFiles(context)
    await forgetUnclaimedFiles(context)
    await eraseInGuests(context, erasedId)
    await context.jobs.send(tellBackupsJob, { erasedId })
  })
}
