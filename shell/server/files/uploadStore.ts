import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { holdAccount } from '../auth/accountStore'
import { uploads } from './schema'

type Upload = typeof uploads.$inferSelect

/** Not where its owner's account has ended meanwhile; one that is about to end waits until this is written. */
export function addUpload(database: Database, upload: Upload): Promise<boolean> {
  return database.transaction(async one => {
    if (upload.ownerId !== null && !(await holdAccount(one, upload.ownerId))) return false
    await one.insert(uploads).values(upload)
    return true
  })
}

export async function forgetUpload(database: Database, name: string): Promise<void> {
  await database.delete(uploads).where(eq(uploads.name, name))
}

export async function ownerOf(database: Database, name: string): Promise<number | null> {
  const [upload] = await database.select().from(uploads).where(eq(uploads.name, name))
  return upload?.ownerId ?? null
}

/** Oldest first. */
export async function uploadsOf(database: Database, ownerId: number): Promise<Upload[]> {
  return database.select().from(uploads).where(eq(uploads.ownerId, ownerId)).orderBy(uploads.createdAt)
}

const isNobodys = (name: string) => and(eq(uploads.name, name), isNull(uploads.ownerId))

/** Whether a person who is registering may say that this is their picture; in a transaction, until its end. */
export async function isUnclaimed(database: Database, name: string): Promise<boolean> {
  return (await database.select().from(uploads).where(isNobodys(name)).for('update')).length > 0
}

/** Makes what nobody has somebody's; of many at once, one gets it. */
export async function claimUpload(database: Database, name: string, ownerId: number): Promise<boolean> {
  const claimed = await database.update(uploads).set({ ownerId }).where(isNobodys(name)).returning()
  return claimed.length > 0
}

export async function unclaimedBefore(database: Database, moment: Date): Promise<string[]> {
  const old = await database
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(isNull(uploads.ownerId), lt(uploads.createdAt, moment)))
  return old.map(({ name }) => name)
}

/** Not if it was claimed meanwhile. */
export async function forgetUnclaimed(database: Database, name: string): Promise<boolean> {
  return (await database.delete(uploads).where(isNobodys(name)).returning()).length > 0
}

const LONG_AGO = new Date(0)

/** Makes what a person has uploaded nobody's, and so old that what is not removed at once is with the next clearing. */
export async function disownUploads(database: Database, ownerId: number): Promise<string[]> {
  const disowned = await database
    .update(uploads)
    .set({ ownerId: null, createdAt: LONG_AGO })
    .where(eq(uploads.ownerId, ownerId))
    .returning()
  return disowned.map(({ name }) => name)
}
