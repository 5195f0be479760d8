import type { Copying } from 'shared/server/database/copying'
import type { Manifest } from './manifest'

export interface Table {
  /** As SQL quotes it: `auth.users`. */
  name: string
  columns: string[]
}

/** Their rows say how the database was made, and a restore makes it anew: `migrations`, and the version of the jobs' tables. */
const MADE_ANEW = "(n.nspname = 'migrations' or (n.nspname = 'jobs' and c.relname = 'version'))"

const IN_PRACTICE = "n.nspname not in ('information_schema', 'pg_catalog', 'pg_toast')"

/** All tables with rows of the practice; those that others refer to come before them. A partitioned table is one. */
export async function tablesIn({ rows }: Copying): Promise<Table[]> {
  const tables = await rows<Table & { id: number }>(`
    select c.oid::int as id, quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${IN_PRACTICE} and not ${MADE_ANEW}
    group by 1, 2 order by 2`)
  const references = await rows<{ child: number; parent: number }>(`
    select distinct conrelid::int as child, confrelid::int as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)
  const ordered: typeof tables = []
  while (ordered.length < tables.length) {
    const waiting = tables.filter(table => !ordered.includes(table))
    const free = waiting.filter(({ id }) =>
      references.every(({ child, parent }) => child !== id || waiting.every(one => one.id !== parent)),
    )
    if (free.length === 0) throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name)}`)
    ordered.push(...free)
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}

/** The sequences that have given a number. */
export function sequencesIn({ rows }: Copying): Promise<Manifest['sequences']> {
  return rows(`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value
    from pg_sequences where schemaname not in ('migrations', 'pg_catalog') and last_value is not null order by 1`)
}

export async function migrationsIn({ rows }: Pick<Copying, 'rows'>): Promise<Manifest['migrations']> {
  const tables = await rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'migrations' order by 1",
  )
  const last: Record<string, number> = {}
  for (const { name } of tables) {
    const [newest] = await rows<{ at: string | null }>(
      `select max(created_at)::text as at from migrations."${name}"`,
    )
    if (newest?.at) last[name] = Number(newest.at)
  }
  return last
}

export async function jobsIn({ rows }: Copying): Promise<Manifest['jobs']> {
  const [made] = await rows<{ version: number }>('select version from jobs.version')
  const queues = await rows<{ name: string }>('select name from jobs.queue order by 1')
  return { version: made?.version ?? 0, queues: queues.map(({ name }) => name) }
}
