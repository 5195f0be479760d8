import { isDeepStrictEqual } from 'node:util'
import { and, eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { serverMessages } from '../http/messages'
import { conflict, created, type Outcome, type Refused } from '../http/outcome'
import { type DailyLimit, dailyLimitRefusal } from '../throttle/dailyLimit'
import type { AttemptTable } from './attemptColumns'

type NewRow<T extends PgTable> = Omit<InferInsertModel<T>, 'createdAt' | 'idempotencyKey'>

interface Attempt<T extends AttemptTable> {
  /** Every column that the call sets; a repeated attempt has to send the same values. */
  row: NewRow<T>
  /** Columns that the server computes, from the time for example: a repeated attempt is not compared with them. */
  computed?: Partial<NewRow<T>>
  /** The caller's `Idempotency-Key`; without one every call adds a row. */
  key: string | undefined
  now: Date
  /** The reason why this row may not be added. A repetition of a successful attempt is not checked. */
  refusal?: () => Promise<Refused | undefined>
  /** The number of rows that a person may add in a day; it also holds for calls that arrive together. */
  limit?: DailyLimit
}

/**
 * Adds a row once, however often the attempt is repeated, also at the same time: a phone that was offline does not know
 * whether the first attempt arrived. A repetition gets the first answer, 201. A key of another row is refused with 409.
 */
export async function addOnce<T extends AttemptTable>(
  database: Database,
  table: T,
  { row, computed, key, now, refusal, limit }: Attempt<T>,
): Promise<Outcome<InferSelectModel<T>>> {
  const { userId } = row as { userId: number }
  const earlier = async (one: Database) => {
    const found = key === undefined ? undefined : await rowByKey(one, table, userId, key)
    return found && (isSame(row, found) ? created(found) : conflict(serverMessages.usedKey))
  }
  const add = async (one: Database): Promise<Outcome<InferSelectModel<T>>> => {
    const refused = limit && (await dailyLimitRefusal(one, { table, userId, now, limit }))
    if (refused) return (await earlier(one)) ?? refused
    const added = await insertOnce(one, table, { ...row, ...computed, createdAt: now, idempotencyKey: key })
    if (added) return created(added)
    const first = await earlier(one)
    if (!first) throw new Error('the row was neither added nor there before')
    return first
  }
  const again = await earlier(database)
  if (again) return again
  const refused = await refusal?.()
  // A limit may have been reached by this same attempt, which arrived twice at once.
  if (refused) return (await earlier(database)) ?? refused
  return limit ? database.transaction(add) : add(database)
}

/** The new row; undefined where an attempt of the same person with the same key has already made one. */
export async function insertOnce<T extends AttemptTable>(
  database: Database,
  table: T,
  row: NewRow<T> & { createdAt: Date; idempotencyKey: string | undefined },
): Promise<InferSelectModel<T> | undefined> {
  const [added] = await database
    .insert(table as AttemptTable)
    .values(row)
    .onConflictDoNothing({ target: [table.userId, table.idempotencyKey] })
    .returning()
  return added as InferSelectModel<T> | undefined
}

async function rowByKey<T extends AttemptTable>(
  database: Database,
  table: T,
  userId: number,
  key: string,
): Promise<InferSelectModel<T> | undefined> {
  const [found] = await database
    .select()
    .from(table as PgTable)
    .where(and(eq(table.userId, userId), eq(table.idempotencyKey, key)))
  return found as InferSelectModel<T> | undefined
}

function isSame(row: object, found: object): boolean {
  const stored = new Map(Object.entries(found))
  return Object.entries(row).every(([name, value]) =>
    isDeepStrictEqual(stored.get(name) ?? null, value ?? null),
  )
}
