import { and, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { AfterAnswer } from 'shared/server/http/afterAnswer'
import { serverMessages } from 'shared/server/http/messages'
import { forbidden, invalid, type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import type { Slice, SliceContext } from 'shared/server/slices/slice'
import { resetLimit, throttleRefusal } from 'shared/server/throttle/throttle'
import { privacyMessages } from '../../messages'
import { type Account, accountById } from '../auth/accountStore'
import { accountLimit, networkLimit } from '../auth/attemptLimits'
import { isPasswordOf } from '../auth/passwords'
import { users } from '../auth/schema'
import { removeUnclaimed } from '../files/forgetUnclaimedFiles'
import { disownUploads } from '../files/uploadStore'
import { farewellMail } from './farewellMail'

interface Wish {
  userId: number
  password: string
  ip: string
  afterAnswer: AfterAnswer
}

/**
 * Erases a person who proves by their password that it is them: all slices' part and the account, with its sessions,
 * in one transaction. Attempts are counted with those of signing in.
 */
export async function endAccount(
  context: SliceContext,
  slices: readonly Slice[],
  { userId, password, ip, afterAnswer }: Wish,
): Promise<Outcome<object>> {
  const { database } = context
  const gone = unauthorized(serverMessages.unauthorized)
  const required = privacyMessages.passwordRequired
  if (password === '') return invalid(required, { password: required })
  const account = await accountById(database, userId)
  if (!account) return gone
  const limits = [networkLimit(ip, 'sign-in'), accountLimit(account.email)]
  const message = privacyMessages.tooManyTries
  const throttled = await throttleRefusal(database, { limits, at: context.now(), message })
  if (throttled) return throttled
  const wrong = privacyMessages.wrongPassword
  if (!(await isPasswordOf(account, password))) return forbidden(wrong, { password: wrong })

  const files = await database.transaction(one => erase(one, slices, account))
  if (!files) return gone
  afterAnswer(async () => {
    await removeUnclaimed(context, files)
    // A call that was under way while the account ended may have written since.
    await removeUnclaimed(context, await database.transaction(one => eraseIn(one, slices, userId)))
    await context.mail.send(farewellMail(account))
  })
  return ok({})
}

/** Answers the files to remove; nothing where the account is gone, or its password was changed since it was checked. */
async function erase(
  database: Database,
  slices: readonly Slice[],
  { id, email, passwordHash }: Account,
): Promise<string[] | undefined> {
  const [same] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('update')
  if (!same) return undefined
  const files = await eraseIn(database, slices, id)
  await resetLimit(database, accountLimit(email))
  // Its sessions and its link for another password go with it.
  await database.delete(users).where(eq(users.id, id))
  return files
}

async function eraseIn(database: Database, slices: readonly Slice[], userId: number): Promise<string[]> {
  for (const { ownData } of slices) await ownData.erase(database, userId)
  return disownUploads(database, userId)
}
