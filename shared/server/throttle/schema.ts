import { index, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const throttle = pgSchema('throttle')

export const attempts = throttle.table(
  'attempts',
  {
    /** A hash: it shows neither an address nor the text that somebody typed in its place. */
    subject: text().primaryKey(),
    /** When each attempt that still counts was made. */
    made: timestamp({ withTimezone: true }).array().notNull(),
    /** When the newest of them no longer counts: then the row may be deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.expiresAt)],
)
