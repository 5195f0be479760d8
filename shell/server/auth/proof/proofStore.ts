import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { provedAt } from '../accountStore'
import { addressProofs, users } from '../schema'

const LIFETIME_MS = 30 * MS_PER_DAY

/** `GRACE`: not proved, but the account was made before addresses were, and its thirty days are not over. */
export type AddressProof = 'PROVED' | 'GRACE' | 'NONE'

export async function addressProof(database: Database, id: number, now: Date): Promise<AddressProof> {
  const [account] = await database
    .select({ provedAt: users.addressProvedAt, dueAt: users.proofDueAt })
    .from(users)
    .where(eq(users.id, id))
  if (account?.provedAt) return 'PROVED'
  return account?.dueAt && account.dueAt > now ? 'GRACE' : 'NONE'
}

export async function proveAddress(database: Database, id: number, now: Date): Promise<void> {
  await database
    .update(users)
    .set({ addressProvedAt: provedAt(now) })
    .where(and(eq(users.id, id), isNull(users.addressProvedAt)))
}

interface NewProof {
  token: string
  email: string
}

/** Adds a link that proves the address; undefined if it is proved already, or the account has ended. */
export async function addProof(database: Database, userId: number, now: Date): Promise<NewProof | undefined> {
  const [account] = await database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.addressProvedAt)))
  if (!account) return undefined
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await database
    .delete(addressProofs)
    .where(and(eq(addressProofs.userId, userId), lt(addressProofs.expiresAt, now)))
  await database.insert(addressProofs).values({ tokenHash: hashOfToken(token), userId, expiresAt })
  return { token, email: account.email }
}

/** The account that a link proves the address of; undefined for a link that was never made, or has ended. */
export async function accountOfProof(database: Database, token: string, now: Date) {
  const [account] = await database
    .select({ id: users.id, email: users.email, provedAt: users.addressProvedAt })
    .from(addressProofs)
    .innerJoin(users, eq(users.id, addressProofs.userId))
    .where(and(eq(addressProofs.tokenHash, hashOfToken(token)), gt(addressProofs.expiresAt, now)))
  return account
}
