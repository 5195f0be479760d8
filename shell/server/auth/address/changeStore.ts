import { and, eq, gt } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { addressChanges } from '../schema'

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
