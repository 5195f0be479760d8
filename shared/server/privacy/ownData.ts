import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Fate, KeptCategory } from '../../published/kept'
import { rowsInBatches } from '../database/batches'
import type { Database } from '../database/database'
import type { SliceContext } from '../slices/context'
import type { Resources } from './fhir'
import type { Reader, Subject } from './inWords'
import type { OwnLists } from './ownLists'

/**
 * A domain's personal data: the person can download it, and with the account it is erased, or moves into the vault.
 * Every table of the domain with personal data is part of it; `shell/server/privacy/ownData.api.test.ts` checks that
 * against the database's own list of tables.
 */
export interface OwnData {
  /** Lists by the names of their tables in camelCase: `meal_plans` is `mealPlans`. */
  export(context: SliceContext, userId: number): OwnLists | Promise<OwnLists>
  /** The lists of `export` in the domain's own words, for their person or, where they are kept, for the staff. */
  inWords(
    context: SliceContext,
    lists: OwnLists,
    reader: Reader,
  ): readonly Subject[] | Promise<readonly Subject[]>
  /** The staff's acts on a person's data, and the jobs that wait for them, in words. */
  says?: OwnSays
  /** The part of `export` that a system of another practice reads, as FHIR R4. */
  resources(
    context: SliceContext,
    lists: OwnLists,
    userId: number,
  ): readonly Resources[] | Promise<readonly Resources[]>
  /** The fate of each list at the end of the account. */
  fates: Readonly<Record<string, ListFate>>
  /** The lists of `fates` that are kept, with all rows that the practice has to keep: the vault's own record. */
  kept(context: SliceContext, userId: number): OwnLists | Promise<OwnLists>
  /** The names of the person's uploads that are erased although their category is kept. */
  filesErased?(context: SliceContext, userId: number): Promise<readonly string[]>
  /**
   * Ends what others count on, such as a coming appointment, and tells them. Runs first in the transaction that ends the
   * account, while the person still has a name, before anything is kept or erased.
   */
  leave?(context: SliceContext, transaction: Database, userId: number): Promise<void>
  /** Runs in the one transaction that ends the account. Afterwards no row names the person. */
  erase(database: Database, userId: number): Promise<void>
}

export interface OwnSays {
  /** By what the audit log has, such as `lab 12 answered`; for the person and for the staff alike. */
  acts: readonly (readonly [act: RegExp, words: string])[]
  /** By the names of the jobs with a `userId`. */
  jobs: Readonly<Record<string, string>>
}

interface ListFate {
  /** The list's table, `diet.meal_plans`. */
  table: string
  fate: Fate
}

type PersonTable = PgTable & { userId: PgColumn }

interface Anonymised {
  table: PersonTable
  rows: (userId: number) => SQL
  cleared: Readonly<Record<string, unknown>>
}

/**
 * A table of which some rows outlive their person's account, such as a question that others have replied to, or a
 * paid appointment. `rows` says which of the person's rows stay; `cleared` are the values that they stay with, with
 * which nothing in them tells whose they were: `userId` is among them, null or, where the column takes no null, 0.
 * All other rows of the person are deleted.
 *
 *     ownRows({
 *       replies: erased(replies),
 *       questions: erased(
 *         anonymise(questions, {
 *           rows: () => exists(database.select().from(replies).where(eq(replies.questionId, questions.id))),
 *           cleared: { userId: null, name: '', email: '' },
 *         }),
 *       ),
 *     })
 */
export function anonymise<T extends PersonTable>(
  table: T,
  { rows, cleared }: { rows: (userId: number) => SQL; cleared: Cleared<T> },
): Anonymised {
  return { table, rows, cleared }
}

interface Declared extends Partial<Omit<Anonymised, 'table'>> {
  table: PersonTable
  fate: Fate
}

/** Nothing of the person's rows outlives the account. */
export function erased(own: PersonTable | Anonymised): Declared {
  return declared(own, 'erased')
}

/** The person's rows move into the vault at the end of the account, where the practice's notice names the category. */
export function kept(own: PersonTable | Anonymised, category: KeptCategory): Declared {
  return declared(own, category)
}

function declared(own: PersonTable | Anonymised, fate: Fate): Declared {
  return 'cleared' in own ? { ...(own as Anonymised), fate } : { table: own as PersonTable, fate }
}

type Cleared<T extends PersonTable> = Partial<T['$inferInsert']> & { userId: null | 0 }

type OwnRows = Omit<OwnData, 'export' | 'kept'> & {
  export(context: SliceContext, userId: number): OwnLists
  kept(context: SliceContext, userId: number): OwnLists
}

/**
 * For tables whose `userId` names the person of each row: the download has all of their rows, and erasing deletes them,
 * or anonymises those that stay. Each says what becomes of it. Tables that refer to others come before these. `inWords`
 * writes them for their person, `resources` for another practice.
 */
export function ownRows(
  tables: Readonly<Record<string, Declared>>,
  { inWords = () => [], resources = () => [] }: Partial<Pick<OwnData, 'inWords' | 'resources'>> = {},
): OwnRows {
  const owned = Object.entries(tables).map(([name, own]) => ({ name, ...own }))
  const listsOf = (some: typeof owned, database: Database, userId: number): OwnLists =>
    Object.fromEntries(
      some.map(({ name, table }) => {
        const own = { where: eq(table.userId, userId), columns: columnsToShow(table) }
        return [name, rowsInBatches(database, table, own)]
      }),
    )
  return {
    inWords,
    resources,
    fates: Object.fromEntries(owned.map(({ name, table, fate }) => [name, { table: nameOf(table), fate }])),
    export: ({ database }, userId) => listsOf(owned, database, userId),
    kept: ({ database }, userId) =>
      listsOf(
        owned.filter(({ fate }) => fate !== 'erased'),
        database,
        userId,
      ),
    async erase(database, userId) {
      for (const { table, rows, cleared } of owned) {
        const own = eq(table.userId, userId)
        if (rows && cleared) {
          await database
            .update(table)
            .set(cleared)
            .where(and(own, rows(userId)))
        }
        await database.delete(table).where(own)
      }
    },
  }
}

function nameOf(table: PgTable): string {
  const { schema, name } = getTableConfig(table)
  return `${schema}.${name}`
}

/**
 * The columns of a download. The hashes of secrets, such as that of a link, are no data of the person and help a thief;
 * generated columns repeat others.
 */
function columnsToShow(table: PersonTable): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, column]) => !name.endsWith('Hash') && !column.generated,
    ),
  )
}

/** For a domain without personal data, which has to declare it. */
export const nothingOwn: OwnData = ownRows({})
