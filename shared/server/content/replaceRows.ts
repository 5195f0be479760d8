import {
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { batches } from './batches'

/** A table whose rows stay when they are missing from the content, since other tables may refer to them. */
type WithdrawableTable = PgTable & { withdrawn: PgColumn }

/**
 * Replaces a table's content: new rows are added, rows with a known natural key keep their id and take the new values,
 * and rows that are missing from the content are withdrawn. Returns the rows of the content as they are now stored.
 */
export async function replaceOrWithdraw<T extends WithdrawableTable>(
  database: Database,
  table: T,
  key: PgColumn,
  rows: readonly Omit<InferInsertModel<T>, 'withdrawn'>[],
): Promise<InferSelectModel<T>[]> {
  await database.update(table as WithdrawableTable).set({ withdrawn: true })
  return upsert<T>(
    database,
    table,
    key,
    rows.map(row => ({ ...row, withdrawn: false })) as InferInsertModel<T>[],
  )
}

/** Replaces a table's content as `replaceOrWithdraw` does, for a table without references: missing rows are deleted. */
export async function replaceOrDelete<T extends PgTable>(
  database: Database,
  table: T,
  key: PgColumn,
  rows: readonly InferInsertModel<T>[],
): Promise<InferSelectModel<T>[]> {
  const kept = rows.map(row => (row as Record<string, unknown>)[propertyOf(table, key)])
  await database.delete(table).where(kept.length > 0 ? notInArray(key, kept) : undefined)
  return upsert(database, table, key, rows)
}

async function upsert<T extends PgTable>(
  database: Database,
  table: T,
  key: PgColumn,
  rows: readonly InferInsertModel<T>[],
): Promise<InferSelectModel<T>[]> {
  const written: InferSelectModel<T>[] = []
  for (const some of batches(rows)) {
    const stored = await database
      .insert(table as PgTable)
      .values(some)
      .onConflictDoUpdate({ target: key, set: newValues(table, key, some) })
      .returning()
    written.push(...(stored as InferSelectModel<T>[]))
  }
  return written
}

/** Sets every column except the key and those that the database generates to the value of the row to insert. */
function newValues(table: PgTable, key: PgColumn, rows: readonly object[]): Record<string, SQL> {
  const given = new Set(rows.flatMap(row => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => column !== key && given.has(name),
  )
  return Object.fromEntries(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  )
}

function propertyOf(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column)
  if (!found) throw new Error(`${column.name} is no column of this table`)
  return found[0]
}
