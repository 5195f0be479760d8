import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { KeptCategory } from 'shared/published/kept'
import type { SliceContext } from 'shared/server/slices/context'
import { unsealBytes } from '../sealing/seal'
import { accountKeyOf, pseudonymOf } from './keys'
import { sealedFor, unsealRecord, type VaultRecord } from './record'
import { vaultAccounts, vaultEntries, vaultFiles } from './schema'

type Ground = Pick<SliceContext, 'config' | 'database' | 'files' | 'now'>

/** The ended account with this address of which something is kept, the last one first. */
export async function accountsOf(
  { config, database }: Pick<Ground, 'config' | 'database'>,
  email: string,
): Promise<string[]> {
  const found = await database
    .select({ id: vaultAccounts.id })
    .from(vaultAccounts)
    .where(eq(vaultAccounts.pseudonym, await pseudonymOf(config, email)))
    .orderBy(asc(vaultAccounts.endedAt))
  return found.map(({ id }) => id).reverse()
}

/** All ended accounts of the person of this one: who left twice with the same address is one person. */
export async function accountsWith({ database }: Pick<Ground, 'database'>, id: string): Promise<string[]> {
  const [account] = await database.select().from(vaultAccounts).where(eq(vaultAccounts.id, id))
  if (!account) return []
  const found = await database
    .select({ id: vaultAccounts.id })
    .from(vaultAccounts)
    .where(eq(vaultAccounts.pseudonym, account.pseudonym))
    .orderBy(asc(vaultAccounts.endedAt))
  return found.map(one => one.id)
}

interface OpenedEntry {
  category: KeptCategory
  keptUntil: Date
  record: VaultRecord
}

/** The records that are kept of an account today; those that are due are left out, destroyed or not. */
export async function entriesOf(
  { config, database, now }: Ground,
  accountId: string,
): Promise<OpenedEntry[]> {
  const rows = await database
    .select({ entry: vaultEntries, account: vaultAccounts })
    .from(vaultEntries)
    .innerJoin(vaultAccounts, eq(vaultAccounts.id, vaultEntries.accountId))
    .where(and(eq(vaultEntries.accountId, accountId), gt(vaultEntries.keptUntil, now())))
    .orderBy(asc(vaultEntries.category))
  const [first] = rows
  if (!first) return []
  const key = await accountKeyOf(config, first.account)
  return rows.map(({ entry: { category, keptUntil, sealed } }) => ({
    category,
    keptUntil,
    record: unsealRecord(key, sealed, sealedFor(accountId, category)),
  }))
}

/** The names of the sealed files of an account that belong to these categories. */
export async function filesIn(
  { database }: Pick<Ground, 'database'>,
  accountId: string,
  categories: readonly KeptCategory[],
): Promise<string[]> {
  if (categories.length === 0) return []
  const found = await database
    .select({ name: vaultFiles.name })
    .from(vaultFiles)
    .where(and(eq(vaultFiles.accountId, accountId), inArray(vaultFiles.category, [...categories])))
    .orderBy(asc(vaultFiles.name))
  return found.map(({ name }) => name)
}

/** The bytes of a file of one of these accounts as its person uploaded it; undefined where there is none. */
export async function fileIn(
  { config, database, files, now }: Ground,
  accountIds: readonly string[],
  name: string,
): Promise<Buffer | undefined> {
  const [found] = await database
    .select({ file: vaultFiles, account: vaultAccounts })
    .from(vaultFiles)
    .innerJoin(vaultAccounts, eq(vaultAccounts.id, vaultFiles.accountId))
    .innerJoin(
      vaultEntries,
      and(eq(vaultEntries.accountId, vaultFiles.accountId), eq(vaultEntries.category, vaultFiles.category)),
    )
    .where(
      and(
        inArray(vaultFiles.accountId, [...accountIds]),
        eq(vaultFiles.name, name),
        gt(vaultEntries.keptUntil, now()),
      ),
    )
  if (!found) return undefined
  const { file, account } = found
  if (file.plainName !== null) return files.read(file.plainName)
  const sealed = await files.read(name)
  return (
    sealed && unsealBytes(await accountKeyOf(config, account), sealed, sealedFor(account.id, file.category))
  )
}
