import { isDeepStrictEqual } from 'node:util'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { KeptPromise } from 'shared/published/kept'
import type { VoluntaryPurpose } from 'shared/published/purposes'
import type { Database } from 'shared/server/database/database'
import type { FaqEntry, PrivacyNotice } from '../../contract/site'
import { keptByLaw } from './keptContent'
import { faq, noticeKept, noticePurposes, privacyNotices } from './schema'

/** The notice in force; undefined if the practice has published none. */
export async function currentNotice(database: Database): Promise<PrivacyNotice | undefined> {
  const { version, title, html, publishedAt } = privacyNotices
  const [notice] = await database
    .select({ version, title, html, publishedAt })
    .from(privacyNotices)
    .orderBy(desc(privacyNotices.loadedAt))
    .limit(1)
  return notice
}

export async function currentVersion(database: Database): Promise<string | undefined> {
  const [notice] = await database
    .select({ version: privacyNotices.version })
    .from(privacyNotices)
    .orderBy(desc(privacyNotices.loadedAt))
    .limit(1)
  return notice?.version
}

/** The version, if the practice has published it at any time: nobody can have accepted another one. */
export async function publishedVersion(
  database: Database,
  version: string | undefined,
): Promise<string | undefined> {
  if (!version) return undefined
  const [notice] = await database
    .select({ version: privacyNotices.version })
    .from(privacyNotices)
    .where(eq(privacyNotices.version, version))
  return notice?.version
}

/** The version in force as a subquery; null if there is none. */
export function versionInForce(database: Database) {
  return sql<string | null>`(${database
    .select({ version: privacyNotices.version })
    .from(privacyNotices)
    .orderBy(desc(privacyNotices.loadedAt))
    .limit(1)})`
}

/** Whether a person who accepted this version (null: none) still has to accept the one in force. */
export function isBehind(accepted: string | null, inForce: string | null | undefined): boolean {
  return Boolean(inForce) && inForce !== accepted
}

/**
 * Puts a notice in force. The text of a published version cannot change, since people may have accepted it: then
 * nothing is written, and the answer is false.
 */
export async function publishNotice(
  database: Database,
  { purposes, kept, ...notice }: PrivacyNotice & NoticeLists,
): Promise<boolean> {
  const { version, title, html } = notice
  const known = await publishedVersion(database, version)
  if (known && !isDeepStrictEqual(await listsOfNotice(database, version), { purposes, kept })) return false
  const written = await database
    .insert(privacyNotices)
    .values(notice)
    .onConflictDoUpdate({
      target: privacyNotices.version,
      set: { loadedAt: sql`clock_timestamp()` },
      setWhere: sql`${privacyNotices.title} = ${title} and ${privacyNotices.html} = ${html}`,
    })
    .returning({ version: privacyNotices.version })
  if (!known && purposes.length > 0)
    await database
      .insert(noticePurposes)
      .values(purposes.map((purpose, position) => ({ version, position, ...purpose })))
  if (!known && kept.length > 0)
    await database
      .insert(noticeKept)
      .values(kept.map((promise, position) => ({ version, position, ...promise })))
  return written.length > 0
}

export type NoticePurpose = Pick<typeof noticePurposes.$inferSelect, 'purpose' | 'title' | 'text' | 'starts'>

/** The purposes that a version of the notice names, in its order. */
export function purposesOfNotice(database: Database, version: string): Promise<NoticePurpose[]> {
  const { purpose, title, text, starts } = noticePurposes
  return database
    .select({ purpose, title, text, starts })
    .from(noticePurposes)
    .where(eq(noticePurposes.version, version))
    .orderBy(asc(noticePurposes.position))
}

export interface NoticeLists {
  purposes: NoticePurpose[]
  kept: KeptPromise[]
}

async function listsOfNotice(database: Database, version: string): Promise<NoticeLists> {
  return {
    purposes: await purposesOfNotice(database, version),
    kept: await promisesOfNotice(database, version),
  }
}

/** The data that a version of the notice keeps after the end of an account, in its order. */
function promisesOfNotice(database: Database, of: string): Promise<KeptPromise[]> {
  const { version, category, title, reason, years, position } = noticeKept
  return database
    .select({ category, title, reason, years })
    .from(noticeKept)
    .where(eq(version, of))
    .orderBy(asc(position))
}

/** The promises of the notice in force. A notice without any, as those before there were promises, keeps what the law asks. */
export async function promisesInForce(database: Database): Promise<KeptPromise[]> {
  const own = await ownPromises(database)
  return own.length > 0 ? own : keptByLaw()
}

/** Whether the notice in force itself says what is kept after the end of an account. */
export async function saysWhatIsKept(database: Database): Promise<boolean> {
  return (await ownPromises(database)).length > 0
}

async function ownPromises(database: Database): Promise<KeptPromise[]> {
  const version = await currentVersion(database)
  return version === undefined ? [] : promisesOfNotice(database, version)
}

/** The title of every voluntary purpose, from the newest notice that names it: a choice outlives its notice. */
export async function purposeTitles(database: Database): Promise<Map<VoluntaryPurpose, string>> {
  const { version, purpose, title } = noticePurposes
  const named = await database
    .select({ purpose, title })
    .from(noticePurposes)
    .innerJoin(privacyNotices, eq(privacyNotices.version, version))
    .orderBy(asc(privacyNotices.loadedAt))
  return new Map(named.flatMap(one => (one.purpose ? [[one.purpose, one.title] as const] : [])))
}

export function listFaq(database: Database): Promise<FaqEntry[]> {
  const { slug, group, question, answer } = faq
  return database.select({ slug, group, question, answer }).from(faq).orderBy(asc(faq.position))
}

export async function replaceFaq(database: Database, entries: readonly FaqEntry[]): Promise<void> {
  await database.delete(faq)
  if (entries.length > 0)
    await database.insert(faq).values(entries.map((entry, position) => ({ ...entry, position })))
}
