import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'

/**
 * The secrets of accounts in a domain's tables: whoever knows one reads or does something for its person without their
 * password. A password reset ends all of them, since a stranger may have made them. Every table with a column for a
 * secret is among them; `shell/server/auth/secrets.api.test.ts` checks that against the database's own list.
 */
export interface Secrets {
  tables: readonly PgTable[]
  /** Runs in the one transaction that changes the password. Afterwards no secret of the person opens anything. */
  end(database: Database, userId: number): Promise<void>
}

type PersonTable = PgTable & { userId: PgColumn }

interface Cleared {
  table: PersonTable
  rows: SQL
  cleared: Readonly<Record<string, unknown>>
}

/** A table whose rows stay when their secrets end: `rows` says which of a person's rows hold one, `cleared` ends it. */
export function clearSecrets<T extends PersonTable>(
  table: T,
  { rows, cleared }: { rows: SQL; cleared: Partial<T['$inferInsert']> },
): Cleared {
  return { table, rows, cleared }
}

/** The tables whose rows are secrets, and go as a whole, and those of `clearSecrets`. */
export function secretRows(owned: readonly (PersonTable | Cleared)[]): Secrets {
  const parts = owned.map(own =>
    'cleared' in own ? (own as Cleared) : { table: own as PersonTable, rows: undefined, cleared: {} },
  )
  return {
    tables: parts.map(({ table }) => table),
    async end(database, userId) {
      for (const { table, rows, cleared } of parts) {
        const own = eq(table.userId, userId)
        if (rows) await database.update(table).set(cleared).where(and(own, rows))
        else await database.delete(table).where(own)
      }
    },
  }
}
