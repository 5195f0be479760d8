import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Kept } from 'shared/published/kept'
import type { Database } from 'shared/server/database/database'
import { newName } from 'shared/server/files/files'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import type { Account } from '../auth/accountStore'
import { uploads } from '../files/schema'
import { promisesInForce } from '../site/siteStore'
import { newAccountKey, pseudonymOf } from './keys'
import { filesErased, keptParts, recordsOf, sealedFor, sealRecord } from './record'
import { vaultAccounts, vaultEntries, vaultFiles } from './schema'
import { labsOf } from './shellOwn'

/**
 * Copies what the practice's notice promises to keep of a person into the vault; the caller erases everything in the
 * same transaction. Of a member of the staff, who is no patient, nothing is kept. Returns what stays.
 */
export async function moveIntoVault(
  context: SliceContext,
  slices: readonly Slice[],
  account: Account,
  endedAt: Date,
): Promise<Kept[]> {
  const { config, database } = context
  if (account.staffSince) return []
  const promises = (await promisesInForce(database))
    .map(promise => ({ ...promise, until: yearsAfter(endedAt, promise.years) }))
    .filter(({ until }) => until > context.now())
  if (promises.length === 0) return []
  const parts = keptParts(slices)
  const erased = await filesErased(context, parts, account.id)
  const records = await recordsOf(context, { parts, account, erased })
  const kept = promises.filter(({ category }) => records.has(category))
  if (kept.length === 0) return []

  const id = randomUUID()
  const { key, sealedKey } = await newAccountKey(config, id)
  const pseudonym = await pseudonymOf(config, account.email)
  await database.insert(vaultAccounts).values({ id, pseudonym, sealedKey, endedAt })
  for (const { category, until } of kept) {
    const record = records.get(category)
    if (!record) continue
    const sealed = sealRecord(key, record, sealedFor(id, category))
    await database.insert(vaultEntries).values({ accountId: id, category, sealed, keptUntil: until })
  }
  if (kept.some(({ category }) => category === 'results'))
    await takeLabs(database, { userId: account.id, accountId: id, erased })
  return kept.map(({ title, reason, until }) => ({ title, reason, until: until.toISOString() }))
}

/** From here on nobody can read them; their bytes are sealed after the answer (`sealFiles`). */
async function takeLabs(
  database: Database,
  { userId, accountId, erased }: { userId: number; accountId: string; erased: ReadonlySet<string> },
): Promise<void> {
  const names = (await labsOf(database, userId)).map(({ name }) => name).filter(name => !erased.has(name))
  if (names.length === 0) return
  await database.insert(vaultFiles).values(
    names.map(plainName => ({
      name: newName(plainName.endsWith('.pdf') ? 'pdf' : 'webp', 'owner'),
      accountId,
      category: 'results' as const,
      plainName,
    })),
  )
  await database.delete(uploads).where(and(eq(uploads.ownerId, userId), inArray(uploads.name, names)))
}

function yearsAfter(day: Date, years: number): Date {
  const after = new Date(day)
  after.setUTCFullYear(after.getUTCFullYear() + years)
  return after
}
