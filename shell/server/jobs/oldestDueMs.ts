import { and, lt, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { isWaiting, jobTable } from './jobTable'

/** For how long the oldest job that is due has waited for a process, by the database's clock; undefined where none is. */
export async function oldestDueMs(database: Database): Promise<number | undefined> {
  const [oldest] = await database
    .select({
      ms: sql<number | null>`(extract(epoch from now() - min(${jobTable.startAfter})) * 1000)::float8`,
    })
    .from(jobTable)
    .where(and(isWaiting, lt(jobTable.startAfter, sql`now()`)))
  return oldest?.ms ?? undefined
}
