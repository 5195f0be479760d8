import { and, eq, gt, inArray, isNull, lt, not, or } from 'drizzle-orm'
import type { UploadKind } from 'shared/published/uploads'
import type { Database } from 'shared/server/database/database'
import { holdAccount } from '../auth/accountStore'
import { uploads } from './schema'

type Upload = typeof uploads.$inferSelect
type NewUpload = typeof uploads.$inferInsert

/** Returns false if the owner's account has ended meanwhile; an account that is ending waits until the row is written. */
export function addUpload(database: Database, upload: NewUpload): Promise<boolean> {
  return database.transaction(async one => {
    if (upload.ownerId != null && !(await holdAccount(one, upload.ownerId))) return false
    await one.insert(uploads).values(upload)
    return true
  })
}

/** The store has the bytes. Returns false if the account of its owner ended meanwhile. */
export async function keepUpload(database: Database, name: string, ownerId: number | null): Promise<boolean> {
  const isSame = ownerId === null ? isNull(uploads.ownerId) : eq(uploads.ownerId, ownerId)
  const kept = await database
    .update(uploads)
    .set({ isPending: false })
    .where(and(eq(uploads.name, name), uploads.isPending, isSame))
    .returning()
  return kept.length > 0
}

export async function forgetUpload(database: Database, name: string): Promise<void> {
  await database.delete(uploads).where(eq(uploads.name, name))
}

export async function uploadNamed(database: Database, name: string): Promise<Upload | undefined> {
  const [upload] = await database.select().from(uploads).where(isStored(name))
  return upload
}

/** Oldest first, with those whose bytes are still being stored. */
export async function uploadsOf(database: Database, ownerId: number): Promise<Upload[]> {
  return database.select().from(uploads).where(eq(uploads.ownerId, ownerId)).orderBy(uploads.createdAt)
}

/** The creation date that marks a file without an owner for removal. */
const LONG_AGO = new Date(0)

const isStored = (name: string) => and(eq(uploads.name, name), not(uploads.isPending))

/** Without an owner, and not marked for removal. */
const isClaimable = (name: string) =>
  and(isStored(name), isNull(uploads.ownerId), gt(uploads.createdAt, LONG_AGO))

/** Whether a person who is registering may claim this picture; in a transaction it stays so until the end. */
export async function isUnclaimed(database: Database, name: string): Promise<boolean> {
  return (await database.select().from(uploads).where(isClaimable(name)).for('update')).length > 0
}

/** Gives a picture without an owner to this person; of concurrent callers, one gets it. */
export async function claimUpload(database: Database, name: string, ownerId: number): Promise<boolean> {
  const claim = { ownerId, kind: 'picture' as const }
  const claimed = await database.update(uploads).set(claim).where(isClaimable(name)).returning()
  return claimed.length > 0
}

interface Named {
  name: string
  kind: UploadKind
}

/** A file of this kind, or one that can become it: a document is never a picture. */
const isOfKind = ({ name, kind }: Named) =>
  inArray(uploads.kind, kind === 'picture' && name.endsWith('.pdf') ? [kind] : [kind, 'undecided'])

/**
 * Whether it is this person's file; in a transaction it stays theirs until the end. A file of an undecided kind is of
 * this one from now on.
 */
export async function isOwn(database: Database, ownerId: number, file: Named): Promise<boolean> {
  const own = and(isStored(file.name), eq(uploads.ownerId, ownerId), isOfKind(file))
  const found = await database.update(uploads).set({ kind: file.kind }).where(own).returning()
  return found.length > 0
}

/** Like `claimUpload`, for a file of one kind; also true if it is this person's already. */
export async function claimForOwner(database: Database, ownerId: number, file: Named): Promise<boolean> {
  const claimed = await database
    .update(uploads)
    .set({ ownerId, kind: file.kind })
    .where(and(isClaimable(file.name), isOfKind(file)))
    .returning()
  return claimed.length > 0 || isOwn(database, ownerId, file)
}

interface Moments {
  unclaimedSince: Date
  pendingSince: Date
}

/** Whether the file is nobody's: it was not claimed, or its bytes were never stored. */
const isAbandoned = ({ unclaimedSince, pendingSince }: Moments) =>
  or(
    and(isNull(uploads.ownerId), lt(uploads.createdAt, unclaimedSince)),
    and(uploads.isPending, lt(uploads.createdAt, pendingSince)),
  )

export async function abandonedSince(database: Database, moments: Moments): Promise<string[]> {
  const old = await database.select({ name: uploads.name }).from(uploads).where(isAbandoned(moments))
  return old.map(({ name }) => name)
}

/** Returns false if it became somebody's meanwhile. */
export async function forgetAbandoned(database: Database, name: string, moments: Moments): Promise<boolean> {
  const gone = and(eq(uploads.name, name), isAbandoned(moments))
  return (await database.delete(uploads).where(gone).returning()).length > 0
}

/** The next clearing removes such a file, row and bytes. */
const DISOWNED = { ownerId: null, createdAt: LONG_AGO }

/** Takes one file from its owner; returns whether it was theirs. */
export async function disownUpload(database: Database, ownerId: number, name: string): Promise<boolean> {
  const own = and(eq(uploads.name, name), eq(uploads.ownerId, ownerId))
  return (await database.update(uploads).set(DISOWNED).where(own).returning()).length > 0
}

/** Takes all files from their owner. */
export async function disownUploads(database: Database, ownerId: number): Promise<void> {
  await database.update(uploads).set(DISOWNED).where(eq(uploads.ownerId, ownerId))
}

/** Gives files that have no row to the next clearing, which waits for a backup under way. */
export async function leaveToNobody(database: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await database
    .insert(uploads)
    .values(names.map(name => ({ name, kind: 'lab' as const, ...DISOWNED })))
    .onConflictDoNothing()
}
