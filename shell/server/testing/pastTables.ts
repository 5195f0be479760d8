import { type SQL, sql } from 'drizzle-orm'
import { MIGRATIONS_SCHEMA } from 'shared/server/database/behind'
import type { Database } from 'shared/server/database/database'
import type { Migrations } from 'shared/server/database/migrations'
import { migrationsIn } from '../backups/catalog'
import { migrateUpTo } from '../backups/restore/migrateUpTo'

type Row = Record<string, unknown>

/** Some rows of a release's tables, and which migrations had made these. */
export interface PastTables {
  /** The day, `2026-11-26`. */
  released: string
  /** The moment of the last migration, by its slice. */
  migrations: Record<string, number>
  /** By the table's name with its schema. */
  rows: Record<string, Row[]>
}

const ROWS_OF_A_TABLE = 2

/** Those of the product: pg-boss makes and migrates its own. */
async function tablesIn(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE'
      and table_schema not in ('information_schema', 'pg_catalog', 'jobs', 'public', ${MIGRATIONS_SCHEMA})
    order by 1`)
  return rows.map(({ name }) => name)
}

const place = (table: string): SQL =>
  sql.join(
    table.split('.').map(part => sql.identifier(part)),
    sql`.`,
  )

/** The columns that are written; the database computes the others. */
async function columnsOf(database: Database, table: string): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  return rows.map(({ name }) => name)
}

interface Reference extends Row {
  child: string
  parent: string
  /** By the child's column, the parent's. */
  columns: Record<string, string>
}

async function referencesIn(database: Database): Promise<Reference[]> {
  const { rows } = await database.execute<Reference>(sql`
    select reference.conrelid::regclass::text as child, reference.confrelid::regclass::text as parent,
      (select json_object_agg(own.attname, theirs.attname)
        from unnest(reference.conkey, reference.confkey) as pair (child, parent)
          join pg_attribute own on own.attrelid = reference.conrelid and own.attnum = pair.child
          join pg_attribute theirs on theirs.attrelid = reference.confrelid and theirs.attnum = pair.parent) as columns
    from pg_constraint reference where reference.contype = 'f'`)
  return rows
}

/** The first rows of every table, and those that they refer to. */
export async function keepTables(database: Database, released: string): Promise<PastTables> {
  const rows: Record<string, Row[]> = {}
  const read = async (table: string, where: SQL) => {
    const found = await database.execute<{ row: Row }>(
      sql`select to_jsonb(one) as row from ${place(table)} one where ${where}
        order by length(to_jsonb(one) ->> 'id'), to_jsonb(one) ->> 'id', ctid limit ${ROWS_OF_A_TABLE}`,
    )
    return found.rows.map(({ row }) => row)
  }
  for (const table of await tablesIn(database)) rows[table] = await read(table, sql`true`)
  const references = await referencesIn(database)
  const asked = new Set<string>()
  for (let more = true; more; ) {
    more = false
    for (const { child, parent, columns } of references) {
      for (const row of rows[child] ?? []) {
        const wanted = Object.fromEntries(Object.entries(columns).map(([own, theirs]) => [theirs, row[own]]))
        const question = `${parent} ${JSON.stringify(wanted)}`
        if (Object.values(wanted).includes(null) || asked.has(question)) continue
        asked.add(question)
        const known = rows[parent] ?? []
        if (known.some(one => Object.entries(wanted).every(([column, value]) => one[column] === value)))
          continue
        rows[parent] = [
          ...known,
          ...(await read(parent, sql`to_jsonb(one) @> ${JSON.stringify(wanted)}::jsonb`)),
        ]
        more = true
      }
    }
  }
  const migrations = await migrationsIn({
    rows: async <T>(text: string) => (await database.execute(sql.raw(text))).rows as T[],
  })
  return { released, migrations, rows }
}

/** By the names of then, PostgreSQL's own numbers of the tables: they stay when a table or its schema is renamed. */
type TablesThen = Readonly<Record<string, number>>

/** Brings an empty database to the tables and rows of then. */
export async function fillAsThen(
  database: Database,
  slices: readonly Migrations[],
  { migrations, rows }: PastTables,
): Promise<TablesThen> {
  await migrateUpTo(database, slices, migrations)
  await database.transaction(async one => {
    await one.execute(sql`set local session_replication_role = replica`)
    for (const [table, kept] of Object.entries(rows)) {
      const names = await columnsOf(one, table)
      const columns = sql.join(
        names.map(name => sql.identifier(name)),
        sql`, `,
      )
      // The migrations put first rows into some tables.
      await one.execute(sql`delete from ${place(table)}`)
      await one.execute(sql`
        insert into ${place(table)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${place(table)}, ${JSON.stringify(kept)}::jsonb)`)
    }
  })
  const names = Object.keys(rows).map(table => sql`(${table})`)
  const { rows: tables } = await database.execute<{ name: string; id: number }>(sql`
    select name, name::regclass::oid::int as id from (values ${sql.join(names, sql`, `)}) as kept (name)`)
  return Object.fromEntries(tables.map(({ name, id }) => [name, id]))
}

/** The name that a table of then has now; undefined where it was taken away. */
async function nameNow(database: Database, id: number | undefined): Promise<string | undefined> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select relnamespace::regnamespace || '.' || relname as name from pg_class where oid = ${id}`)
  return rows[0]?.name
}

/** The kept rows that are there no more as they were, each by its table. A column that was taken away is not compared. */
export async function lostRows(
  database: Database,
  { rows }: PastTables,
  tables: TablesThen,
): Promise<string[]> {
  const lost: string[] = []
  for (const [then, kept] of Object.entries(rows)) {
    const table = await nameNow(database, tables[then])
    if (!table) continue
    const columns = await columnsOf(database, table)
    for (const row of kept) {
      const same = Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)))
      const { rows: found } = await database.execute(
        sql`select from ${place(table)} one where to_jsonb(one) @> ${JSON.stringify(same)}::jsonb limit 1`,
      )
      if (found.length === 0) lost.push(table)
    }
  }
  return lost
}
