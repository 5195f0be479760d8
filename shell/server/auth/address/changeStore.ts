import { and, eq, gt, sql } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { PendingAddress } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { addressChanges, users } from '../schema'

const LIFETIME_MS = MS_PER_DAY

/** Notes the wish, in place of an older one, whose link ends. Its own link is made by `newLink`. */
export async function wishAddress(
  database: Database,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<void> {
  const wish = {
    email,
    tokenHash: hashOfToken(newToken()),
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  }
  await database
    .insert(addressChanges)
    .values({ userId, ...wish })
    .onConflictDoUpdate({ target: addressChanges.userId, set: wish })
}

/** The token of a link for a wish that still holds; undefined for one that was replaced, ended or fulfilled. */
export async function newLink(
  database: Database,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const held = and(
    eq(addressChanges.userId, userId),
    eq(addressChanges.email, email),
    gt(addressChanges.expiresAt, now),
  )
  const made = await database
    .update(addressChanges)
    .set({ tokenHash: hashOfToken(token) })
    .where(held)
    .returning({ userId: addressChanges.userId })
  return made.length > 0 ? token : undefined
}

/** The columns of a wish that waits, for its own person: never what the link is checked by. */
export const wishColumns = { email: addressChanges.email, expiresAt: addressChanges.expiresAt }

/** The condition of a statement on an account's wish that waits; its value is `now`. */
export const ofWaitingWish = and(
  eq(addressChanges.userId, users.id),
  gt(addressChanges.expiresAt, sql.placeholder('now')),
)

/** The person's wish whose link can still be opened. */
export async function waitingWish(database: Database, userId: number, now: Date) {
  const [wish] = await database
    .select(wishColumns)
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, userId), gt(addressChanges.expiresAt, now)))
  return wish
}

/** A wish as its person is told of it. */
export function asPending({ email, expiresAt }: { email: string; expiresAt: Date }): PendingAddress {
  return { address: email, until: expiresAt.toISOString() }
}

/** Ends the person's wish, whose link opens nothing any more. */
export async function endWish(database: Database, userId: number): Promise<void> {
  await database.delete(addressChanges).where(eq(addressChanges.userId, userId))
}

const live = (token: string, now: Date) =>
  and(eq(addressChanges.tokenHash, hashOfToken(token)), gt(addressChanges.expiresAt, now))

export async function wishOf(database: Database, token: string, now: Date) {
  const [wish] = await database
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .where(live(token, now))
  return wish
}

/** Deletes the wish and returns it; of many concurrent presses, one gets it. */
export async function takeWish(database: Database, token: string, now: Date) {
  const [taken] = await database
    .delete(addressChanges)
    .where(live(token, now))
    .returning({ userId: addressChanges.userId, email: addressChanges.email })
  return taken
}
