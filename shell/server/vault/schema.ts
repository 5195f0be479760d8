import { index, integer, pgSchema, primaryKey, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'
import type { KeptCategory } from 'shared/published/kept'

export const vault = pgSchema('vault')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts that have ended, of which something is kept. Nothing here tells whose they were without the vault's key. */
export const vaultAccounts = vault.table(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** Made from the address with the vault's key: who types the address finds the account, and nobody reads one here. */
    pseudonym: text().notNull(),
    /** The account's own key, sealed with the vault's: without it nothing of the account can be read. */
    sealedKey: text('sealed_key').notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  table => [index().on(table.pseudonym)],
)

/** The records that are kept of an account, by category, until their day. */
export const vaultEntries = vault.table(
  'entries',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => vaultAccounts.id),
    category: varchar({ length: 40 }).$type<KeptCategory>().notNull(),
    /** The record (`record.ts`), compressed, sealed with the account's key, in base 64. */
    sealed: text().notNull(),
    keptUntil: instant('kept_until').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.category] }), index().on(table.keptUntil)],
)

/** Files that a kept record names. */
export const vaultFiles = vault.table(
  'files',
  {
    /** The name in the store of the sealed bytes. */
    name: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => vaultAccounts.id),
    category: varchar({ length: 40 }).$type<KeptCategory>().notNull(),
    /** The file as it was, until its bytes are sealed; then null. */
    plainName: text('plain_name'),
  },
  table => [index().on(table.accountId)],
)

/** The times that two members opened what is kept of an account, or one asked for it. They go with the account. */
export const vaultOpenings = vault.table(
  'openings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => vaultAccounts.id),
    /** The addresses that the members had, for people to read. */
    askedBy: text('asked_by').notNull(),
    /** The members themselves: an address can be changed for another. Null in a row of before this column. */
    askedById: integer('asked_by_id'),
    askedReason: varchar('asked_reason', { length: 500 }).notNull(),
    askedAt: instant('asked_at').notNull(),
    approvedBy: text('approved_by'),
    approvedById: integer('approved_by_id'),
    approvedReason: varchar('approved_reason', { length: 500 }),
    /** When it ends: a wish that nobody approves, or what was opened. */
    endsAt: instant('ends_at').notNull(),
  },
  table => [index().on(table.accountId), index().on(table.endsAt)],
)

/** One row. */
export const vaultState = vault.table('state', {
  id: integer().primaryKey(),
  /** The time at which everything that was due was last destroyed. */
  lastSuccessAt: instant('last_success_at'),
})
