import { and, count, eq, getTableUniqueName, gt, min } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MS_PER_DAY } from '../../dates/times'
import type { Database } from '../database/database'
import { lockNamed } from '../database/lockNamed'
import { type Refused, tooMany } from '../http/outcome'

/** A table whose rows have their person and their time. */
type DatedTable = PgTable & Record<'userId' | 'createdAt', PgColumn>

export interface DailyLimit {
  /** Rows that one person may add to the table in any 24 hours. */
  most: number
  /** The text of the refusal, for the person. */
  message: string
}

interface Addition {
  table: DatedTable
  userId: number
  now: Date
  limit: DailyLimit
}

/**
 * Refuses one row more, 429, where the person has added as many as the limit allows in the last 24 hours; Retry-After
 * is when the oldest of them no longer counts. Call it in the transaction that adds the row: it holds a lock on the
 * person's part of the table until the transaction ends, so calls that arrive together are counted one by one.
 */
export async function dailyLimitRefusal(
  transaction: Database,
  { table, userId, now, limit }: Addition,
): Promise<Refused | undefined> {
  await lockNamed(transaction, `daily limit of ${getTableUniqueName(table)} for ${userId}`)
  const since = new Date(now.getTime() - MS_PER_DAY)
  const [added] = await transaction
    .select({ rows: count(), oldest: min(table.createdAt) })
    .from(table as PgTable)
    .where(and(eq(table.userId, userId), gt(table.createdAt, since)))
  if (!added || added.rows < limit.most) return undefined
  const oldest = added.oldest instanceof Date ? added.oldest : now
  return tooMany(limit.message, Math.ceil((oldest.getTime() - since.getTime()) / 1000))
}
