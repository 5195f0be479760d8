import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { Passkey } from '../../../contract/passkeys'
import { passkeys, users } from '../schema'

export const MOST_PASSKEYS = 10

type StoredPasskey = typeof passkeys.$inferSelect

export async function passkeysOf(database: Database, userId: number): Promise<StoredPasskey[]> {
  return database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

export function inWords({ id, name, createdAt, usedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null }
}

export async function passkeyByCredential(
  database: Database,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [passkey] = await database.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return passkey
}

/** Locks the account until the transaction ends, so that its passkeys are counted by one call at a time. */
export async function lockOwner(database: Database, userId: number): Promise<void> {
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Undefined if an account has this credential already. */
export async function addPasskey(
  database: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<StoredPasskey | undefined> {
  const [added] = await database.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return added
}

/** Undefined if the person has no such passkey. */
export async function removePasskey(
  database: Database,
  userId: number,
  id: number,
): Promise<StoredPasskey | undefined> {
  const [removed] = await database
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  return removed
}

/**
 * Notes a use. Returns false for a passkey that was removed meanwhile, and for a counter that another use has reached:
 * a copy of the device's key is in use.
 */
export async function noteUse(
  database: Database,
  id: number,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const newer = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))
  const used = await database
    .update(passkeys)
    .set({ counter, usedAt: at })
    .where(and(eq(passkeys.id, id), newer))
    .returning({ id: passkeys.id })
  return used.length > 0
}
