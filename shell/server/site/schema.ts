import { sql } from 'drizzle-orm'
import { date, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const site = pgSchema('site')

/** Every version that was ever in force, so that a person can be shown years later which text they accepted. */
export const privacyNotices = site.table('privacy_notices', {
  version: text().primaryKey(),
  title: text().notNull(),
  html: text().notNull(),
  publishedAt: date('published_at', { mode: 'string' }).notNull(),
  /** The notice that was loaded last is in force. */
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})

export const faq = site.table('faq', {
  /** The place in the list. */
  position: integer().primaryKey(),
  /** The fragment of its address: `/user/faq#como-cambio-mi-cita`. */
  slug: text().notNull().unique(),
  group: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
})
