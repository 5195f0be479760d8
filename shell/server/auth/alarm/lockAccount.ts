import { and, eq, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from 'shared/server/database/database'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { newToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { provedAt } from '../accountStore'
import { sendResetMail } from '../passwordResetJobs'
import { hashPassword } from '../passwords'
import { users } from '../schema'
import { endSecrets } from '../secrets'
import { takeAlarm } from './alarmStore'

interface Locked {
  /** The address to which the link was mailed. */
  email: string
  /** Whether the account has that address; false if another account has taken it meanwhile. */
  returned: boolean
  /** Whether the mail for another password is on its way there. */
  mailed: boolean
}

/**
 * Locks an account whose owner says that a change was not theirs: every secret ends and no password is right, the
 * account has the address again where its owner read the mail, and the reset's mail goes there. Undefined for a link
 * that was never made, was used or has expired.
 */
export async function lockAccount(
  context: SliceContext,
  slices: readonly Slice[],
  { token, request }: { token: string; request: FastifyRequest },
): Promise<Locked | undefined> {
  const { database, config, now } = context
  const origin = linkOrigin(config, request)
  // The hash of a discarded token: until the reset, no password is right.
  const passwordHash = await hashPassword(newToken())
  return database.transaction(async one => {
    const alarm = await takeAlarm(one, token, now())
    if (!alarm) return undefined
    const { userId, email } = alarm
    const returned = await isFreeFor(one, userId, email)
    const address = returned ? { email, addressProvedAt: provedAt(now()) } : {}
    await one
      .update(users)
      .set({ passwordHash, ...address })
      .where(eq(users.id, userId))
    await endSecrets(one, slices, userId)
    const mailed = returned && origin !== undefined
    if (mailed) await sendResetMail(context, one, { userId, origin })
    return { email, returned, mailed }
  })
}

async function isFreeFor(database: Database, userId: number, email: string): Promise<boolean> {
  return (await database.$count(users, and(eq(users.email, email), ne(users.id, userId)))) === 0
}
