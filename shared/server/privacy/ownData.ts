import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import type { SliceContext } from '../slices/slice'

/**
 * What a domain holds of a person: given to them when they ask for it, and gone when they do not want it kept. Every
 * table of the domain that has something of a person is in both; `shell/server/privacy/ownData.api.test.ts` holds it
 * to that, by what the database says of its tables.
 */
export interface OwnData {
  /** Lists by the names of their tables in camelCase: `meal_plans` is `mealPlans`. */
  export(context: SliceContext, userId: number): Promise<Record<string, readonly object[]>>
  /** Runs in the one transaction that ends the account. */
  erase(database: Database, userId: number): Promise<void>
}

type PersonTable = PgTable & { userId: PgColumn }

/** For tables that say in `userId` whose each row is: all of it, and then none. Those that refer to others come first. */
export function ownRows(tables: Readonly<Record<string, PersonTable>>): OwnData {
  return {
    async export({ database }, userId) {
      const lists = Object.entries(tables).map(async ([name, table]) => {
        const rows: object[] = await database
          .select()
          .from(table as PgTable)
          .where(eq(table.userId, userId))
        return [name, rows] as const
      })
      return Object.fromEntries(await Promise.all(lists))
    },
    async erase(database, userId) {
      for (const table of Object.values(tables)) await database.delete(table).where(eq(table.userId, userId))
    },
  }
}

/** For a domain that knows nothing of anybody: it says so. */
export const nothingOwn: OwnData = ownRows({})
