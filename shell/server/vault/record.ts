import { gunzipSync, gzipSync } from 'node:zlib'
import type { KeptCategory } from 'shared/published/kept'
import { allOfBatches } from 'shared/server/database/batches'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import type { Account } from '../auth/accountStore'
import { sealBytes, unsealBytes } from '../sealing/seal'
import type { KeptPart } from './keptPart'
import { shellOwn } from './shellOwn'

/** The data of a person in one category, readable by itself years later. */
export interface VaultRecord {
  person: Pick<Account, 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'gender' | 'birthdate'>
  /** In the words of the day on which the account ended: what they name may be gone by then. */
  sections: RecordSection[]
  /** The same as the database had it, by table. */
  tables: Record<string, object[]>
}

interface RecordSection {
  title: string
  columns: string[]
  rows: string[][]
}

/** The shell's and every domain's part, whichever this process serves. */
export function keptParts(slices: readonly Slice[]): readonly KeptPart[] {
  return [shellOwn(slices), ...slices.map(({ ownData }) => ownData)]
}

/**
 * The records to keep of a person; a category without a row has no record. `erased` are the names of uploads whose rows
 * are not kept. Reads in the context's transaction.
 */
export async function recordsOf(
  context: SliceContext,
  { parts, account, erased }: { parts: readonly KeptPart[]; account: Account; erased: ReadonlySet<string> },
): Promise<Map<KeptCategory, VaultRecord>> {
  const { id, firstName, lastName, email, phone, gender, birthdate } = account
  const person = { id, firstName, lastName, email, phone, gender, birthdate }
  const records = new Map<KeptCategory, VaultRecord>()
  for (const part of parts) {
    const lists = await wholeLists(await part.kept(context, id), erased)
    const sections = await sectionsOf(context, part, lists)
    for (const [name, rows] of lists) {
      const { table, fate } = part.fates[name] ?? { fate: 'erased' }
      if (!table || fate === 'erased' || rows.length === 0) continue
      const record = records.get(fate) ?? { person, sections: [], tables: {} }
      record.tables[table] = rows
      record.sections.push(...sections.filter(({ list }) => list === name).map(({ section }) => section))
      records.set(fate, record)
    }
  }
  return records
}

/** The uploads that no domain keeps. */
export async function filesErased(
  context: SliceContext,
  parts: readonly KeptPart[],
  userId: number,
): Promise<Set<string>> {
  const names = new Set<string>()
  for (const part of parts)
    for (const name of (await part.filesErased?.(context, userId)) ?? []) names.add(name)
  return names
}

type WholeLists = ReadonlyMap<string, object[]>

async function wholeLists(lists: OwnLists, erased: ReadonlySet<string>): Promise<WholeLists> {
  const whole = new Map<string, object[]>()
  for (const [list, rows] of Object.entries(lists)) {
    const all = await allOfBatches(rows)
    whole.set(
      list,
      all.filter(row => !('name' in row && erased.has(String(row.name)))),
    )
  }
  return whole
}

async function sectionsOf(
  context: SliceContext,
  { fates, inWords }: KeptPart,
  whole: WholeLists,
): Promise<{ list: string; section: RecordSection }[]> {
  const lists = Object.fromEntries(Object.keys(fates).map(name => [name, once(whole.get(name) ?? [])]))
  const sections = []
  for (const { list, title, columns, rows } of await inWords(context, lists, 'staff')) {
    const own = whole.get(list)
    if (!own?.length) continue
    const words = await allOfBatches(rows).then(
      said => ({ title, columns, rows: said }),
      // A row of an old form that has no words must not keep anybody from leaving.
      () => ({ title, columns: [WITHOUT_WORDS], rows: own.map(row => [JSON.stringify(row)]) }),
    )
    sections.push({ list, section: words })
  }
  return sections
}

const WITHOUT_WORDS = 'Como está guardado'

async function* once(rows: readonly object[]): AsyncGenerator<readonly object[]> {
  yield rows
}

/** The place that a sealed record or file belongs to: it is refused in the place of another. */
export const sealedFor = (accountId: string, category: KeptCategory) => `${accountId} ${category}`

export function sealRecord(key: Buffer, record: VaultRecord, of: string): string {
  return sealBytes(key, gzipSync(JSON.stringify(record)), of).toString('base64')
}

export function unsealRecord(key: Buffer, sealed: string, of: string): VaultRecord {
  return JSON.parse(gunzipSync(unsealBytes(key, Buffer.from(sealed, 'base64'), of)).toString())
}
