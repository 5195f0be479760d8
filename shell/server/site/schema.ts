import { sql } from 'drizzle-orm'
import { date, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const site = pgSchema('site')

/** Every version that ever was in force: what somebody accepted can be shown to them years later. */
export const privacyNotices = site.table('privacy_notices', {
  version: text().primaryKey(),
  title: text().notNull(),
  html: text().notNull(),
  publishedAt: date('published_at', { mode: 'string' }).notNull(),
  /** The one that was loaded last is the one in force. */
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})

export const faq = site.table('faq', {
  /** Where the list has it. */
  position: integer().primaryKey(),
  /** What an address calls it: `/user/faq#como-cambio-mi-cita`. */
  slug: text().notNull().unique(),
  group: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
})
