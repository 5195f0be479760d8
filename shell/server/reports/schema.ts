import { sql } from 'drizzle-orm'
import {
  date,
  doublePrecision,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Measure, ProblemKind } from '../../contract/reports'
import type { Stream } from '../../rules/reports/streams'

export const reports = pgSchema('reports')

/** The reports of the last 30 days. No column leads to a person. */
export const clientReports = reports.table(
  'client_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<ProblemKind | 'vital'>().notNull(),
    remote: text().notNull(),
    release: text().notNull(),
    /** The shell's release. */
    shell: text().notNull(),
    screen: text().notNull(),
    /** Reports of the same problem have the same fingerprint. This column and those down to `status` are a problem's. */
    fingerprint: text(),
    /** The page shows a person this code, by which the practice finds the report. */
    code: text(),
    name: text(),
    message: text(),
    frames: text().array(),
    call: text(),
    status: integer(),
    /** The last two columns are a vital's. */
    measure: text().$type<Measure>(),
    value: doublePrecision(),
  },
  table => [
    index().on(table.at),
    index().on(table.remote, table.at),
    index('client_reports_by_code').on(table.code).where(sql`${table.code} is not null`),
  ],
)

/** A key for each day, with which its people are hashed. Without it nobody can find out whom a hash was of. */
export const days = reports.table('days', {
  day: date({ mode: 'string' }).primaryKey(),
  key: text().notNull(),
})

/**
 * The people who met a problem today, each as a hash that another problem, and another day, does not have. The rows of a
 * day go with its key.
 */
export const affected = reports.table(
  'affected',
  {
    day: date({ mode: 'string' })
      .notNull()
      .references(() => days.day, { onDelete: 'cascade' }),
    fingerprint: text().notNull(),
    hash: text().notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.fingerprint, table.hash] })],
)

/**
 * The people for whom a remote's live release failed today, each as a hash that another release, and another day, does
 * not have. The rows of a day go with its key.
 */
export const failed = reports.table(
  'failed',
  {
    day: date({ mode: 'string' })
      .notNull()
      .references(() => days.day, { onDelete: 'cascade' }),
    remote: text().notNull(),
    release: text().notNull(),
    hash: text().notNull(),
    /** The last time. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.remote, table.release, table.hash] })],
)

/**
 * The people who met a failure while a release was tried, each as a hash that another release, another kind of failure,
 * and another day, does not have. Its key goes with the day: from then on a row is one of a count.
 */
export const metInTrial = reports.table(
  'met_in_trial',
  {
    remote: text().notNull(),
    release: text().notNull(),
    stream: text().$type<Stream>().notNull(),
    hash: text().notNull(),
    /** The first time. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.remote, table.release, table.stream, table.hash] }),
    index().on(table.at),
  ],
)
