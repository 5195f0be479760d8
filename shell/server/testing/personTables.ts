import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'

/** The column names that refer to a person. */
const PERSON_COLUMNS = ['user_id', 'owner_id', 'patient_id', 'person_id', 'author_id']

/** A table with rows of a person, found in the database's catalog. */
export interface PersonTable {
  schema: string
  name: string
  /** The column that refers to the person, or to a row of a parent table. */
  column: string
  /** The referenced table and column, if the column does not refer to the person itself. */
  parent?: { table: PersonTable; column: string }
}

interface Reference extends Record<string, unknown> {
  schema: string
  name: string
  column: string
  parent_schema: string
  parent_name: string
  parent_column: string
}

/** The tables that refer to a person, and those whose rows belong to a row of such a table. */
export async function personTables(database: Database): Promise<PersonTable[]> {
  const { rows } = await database.execute<{ schema: string; name: string; column: string }>(sql`
    select table_schema as schema, table_name as name, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and column_name in ${PERSON_COLUMNS}
      and table_schema not in ('information_schema', 'pg_catalog', 'migrations')
    order by 1, 2`)
  const found: PersonTable[] = [{ schema: 'auth', name: 'users', column: 'id' }, ...rows]
  const references = await referencesIn(database)
  for (const table of found) {
    for (const { schema, name, column, ...parent } of references) {
      if (parent.parent_schema !== table.schema || parent.parent_name !== table.name) continue
      if (found.some(known => known.schema === schema && known.name === name)) continue
      found.push({ schema, name, column, parent: { table, column: parent.parent_column } })
    }
  }
  return found
}

async function referencesIn(database: Database): Promise<Reference[]> {
  const { rows } = await database.execute<Reference>(sql`
    select child.relnamespace::regnamespace::text as schema, child.relname as name, own.attname as column,
      parent.relnamespace::regnamespace::text as parent_schema, parent.relname as parent_name,
      theirs.attname as parent_column
    from pg_constraint reference
      join pg_class child on child.oid = reference.conrelid
      join pg_class parent on parent.oid = reference.confrelid
      join pg_attribute own on own.attrelid = child.oid and own.attnum = reference.conkey[1]
      join pg_attribute theirs on theirs.attrelid = parent.oid and theirs.attnum = reference.confkey[1]
    where reference.contype = 'f' order by 1, 2, 3`)
  return rows
}

export function nameOf({ schema, name }: PersonTable): string {
  return `${schema}.${name}`
}

function place({ schema, name }: PersonTable): SQL {
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`
}

function isOf(table: PersonTable, person: number): SQL {
  const column = sql.identifier(table.column)
  if (!table.parent) return sql`${column} = ${person}`
  const { table: parent, column: key } = table.parent
  return sql`${column} in (select ${sql.identifier(key)} from ${place(parent)} where ${isOf(parent, person)})`
}

export async function countOf(database: Database, table: PersonTable, person: number): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${place(table)} where ${isOf(table, person)}`,
  )
  return rows[0]?.count ?? 0
}

interface Column extends Record<string, unknown> {
  name: string
  type: string
  /** The first label of an enum type; null for other types. */
  label: string | null
}

/**
 * Any value of a type: only the row's owner matters. Another `n` gives another value, and all times of one row are
 * equal, so that ranges of them are empty and overlap nothing.
 */
function someValue({ type, label }: Column, n: number): SQL {
  if (label !== null) return sql`${label}`
  if (/^(smallint|integer|bigint|numeric|real|double precision)/.test(type)) return sql`${n}`
  if (type === 'boolean') return sql`false`
  if (type === 'uuid') return sql`gen_random_uuid()`
  if (type === 'date') return sql`current_date + ${n}::integer`
  if (type.startsWith('timestamp')) return sql`date_trunc('day', now()) + make_interval(days => ${n})`
  if (type.startsWith('time')) return sql`'12:00'`
  if (type === 'interval') return sql`'1 day'`
  if (type.startsWith('json')) return sql`'{}'`
  if (type.endsWith('[]')) return sql`'{}'`
  if (type.endsWith('range')) return sql`'empty'`
  return sql`left(${randomUUID()}, ${Number(/\((\d+)\)$/.exec(type)?.[1] ?? 36)})`
}

let invented = 100

/**
 * Writes a row of a person into a table that has none, without checking foreign keys. Values that satisfy a check
 * constraint cannot be guessed, so the table, which is the test's own, loses its checks. Unique and exclusion
 * constraints hold.
 */
export async function writeSomeRow(database: Database, table: PersonTable, person: number): Promise<void> {
  if ((await countOf(database, table, person)) > 0) return
  const { rows } = await database.execute<Column>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type,
      (select enumlabel from pg_enum where enumtypid = atttypid order by enumsortorder limit 1) as label
    from pg_attribute
    where attrelid = ${nameOf(table)}::regclass and attnum > 0 and not attisdropped and attname <> ${table.column}
      and attnotnull and not atthasdef and attidentity = '' and attgenerated = ''`)
  const n = ++invented
  const names = [table.column, ...rows.map(row => row.name)].map(name => sql.identifier(name))
  const values = [await ownKey(database, table, person), ...rows.map(row => someValue(row, n))]
  const list = (parts: (SQL | ReturnType<typeof sql.identifier>)[]) => sql.join(parts, sql`, `)
  await database
    .transaction(async one => {
      for (const check of await checksOf(one, table)) {
        await one.execute(sql`alter table ${place(table)} drop constraint ${sql.identifier(check)}`)
      }
      await one.execute(sql`set local session_replication_role = replica`)
      await one.execute(sql`insert into ${place(table)} (${list(names)}) values (${list(values)})`)
    })
    .catch(error => {
      throw new Error(`${nameOf(table)} takes no invented row: let seedDemo give Ana one`, { cause: error })
    })
}

async function checksOf(database: Database, table: PersonTable): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select conname as name from pg_constraint where conrelid = ${nameOf(table)}::regclass and contype = 'c'`)
  return rows.map(({ name }) => name)
}

async function ownKey(database: Database, { parent }: PersonTable, person: number): Promise<SQL> {
  if (!parent) return sql`${person}`
  const { table, column } = parent
  const { rows } = await database.execute<{ key: unknown }>(
    sql`select ${sql.identifier(column)} as key from ${place(table)} where ${isOf(table, person)} limit 1`,
  )
  return sql`${rows[0]?.key}`
}
