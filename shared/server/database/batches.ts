import { and, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** The rows of a long list, some at a time: memory holds one batch, however long the list is. */
export type Batches<T> = AsyncIterable<readonly T[]>

/** A person's texts can be long: a batch of the longest is a megabyte. */
export const A_BATCH = 10

/** Reads a list in the order of a key without equal values. `read` gets the last row that was read; none at first. */
export async function* inBatches<T>(
  read: (last: T | undefined, limit: number) => Promise<T[]>,
  size = A_BATCH,
): AsyncGenerator<readonly T[]> {
  let last: T | undefined
  for (;;) {
    const rows = await read(last, size)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}

/** The rows of a table that a condition chooses, in the order of its primary key, with these columns. */
export async function* rowsInBatches(
  database: Database,
  table: PgTable,
  { where, columns }: { where: SQL; columns: Record<string, PgColumn> },
): Batches<object> {
  const keys = primaryKeyOf(table)
  const key = Object.fromEntries(keys.map(column => [column.name, column]))
  const batches = inBatches<{ row: object; key: Record<string, unknown> }>(async (last, limit) =>
    database
      .select({ row: columns, key })
      .from(table)
      .where(last ? and(where, isAfter(keys, last.key)) : where)
      .orderBy(...keys)
      .limit(limit),
  )
  yield* mapBatches(batches, ({ row }) => row)
}

export async function* mapBatches<T, U>(
  batches: Batches<T>,
  to: (row: T) => U,
): AsyncGenerator<readonly U[]> {
  for await (const rows of batches) yield rows.map(to)
}

export async function* flatMapBatches<T, U>(
  batches: Batches<T>,
  to: (row: T) => readonly U[],
): AsyncGenerator<readonly U[]> {
  for await (const rows of batches) yield rows.flatMap(to)
}

export async function* filterBatches<T>(
  batches: Batches<T>,
  stays: (row: T) => boolean,
): AsyncGenerator<readonly T[]> {
  for await (const rows of batches) yield rows.filter(stays)
}

/** One list after the other. */
export async function* joinBatches<T>(lists: readonly Batches<T>[]): AsyncGenerator<readonly T[]> {
  for (const list of lists) yield* list
}

/** All rows at once, for a list that is known to be short. */
export async function allOfBatches<T>(batches: Batches<T>): Promise<T[]> {
  const all: T[] = []
  for await (const rows of batches) all.push(...rows)
  return all
}

function primaryKeyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys, name } = getTableConfig(table)
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  if (keys.length === 0) throw new Error(`the table ${name} has no primary key`)
  return keys
}

function isAfter(keys: readonly PgColumn[], last: Record<string, unknown>): SQL {
  const columns = sql.join([...keys], sql`, `)
  const values = sql.join(
    keys.map(column => sql.param(last[column.name], column)),
    sql`, `,
  )
  return sql`(${columns}) > (${values})`
}
