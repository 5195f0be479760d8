import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { passwordResets, users } from './schema'

const LIFETIME_MS = MS_PER_HOUR

export interface NewReset {
  token: string
  email: string
  firstName: string
}

/** Replaces the person's link by a new one; undefined if the account has ended. */
export async function replaceReset(
  database: Database,
  userId: number,
  now: Date,
): Promise<NewReset | undefined> {
  const [account] = await database
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId))
  if (!account) return undefined
  const token = newToken()
  const reset = { tokenHash: hashOfToken(token), expiresAt: new Date(now.getTime() + LIFETIME_MS) }
  await database
    .insert(passwordResets)
    .values({ userId, ...reset })
    .onConflictDoUpdate({ target: passwordResets.userId, set: reset })
  return { token, ...account }
}

export async function isLiveReset(database: Database, token: string, now: Date): Promise<boolean> {
  const [found] = await database.select({ one: sql`1` }).from(passwordResets).where(live(token, now))
  return found !== undefined
}

/** Deletes the reset and answers its account's id; of many concurrent calls, one gets it. */
export async function takeReset(database: Database, token: string, now: Date): Promise<number | undefined> {
  const [taken] = await database
    .delete(passwordResets)
    .where(live(token, now))
    .returning({ userId: passwordResets.userId })
  return taken?.userId
}

function live(token: string, now: Date) {
  return and(eq(passwordResets.tokenHash, hashOfToken(token)), gt(passwordResets.expiresAt, now))
}

export async function forgetExpiredResets(database: Database, now: Date): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}
