import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgSchema, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import type { KeptCategory } from 'shared/published/kept'
import type { VoluntaryPurpose } from 'shared/published/purposes'

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

/** The purposes that a version of the notice names, kept as its text is. */
export const noticePurposes = site.table(
  'notice_purposes',
  {
    version: text()
      .notNull()
      .references(() => privacyNotices.version),
    /** The place in the list. */
    position: integer().notNull(),
    /** Null for a necessary purpose, which nobody can refuse. */
    purpose: varchar({ length: 40 }).$type<VoluntaryPurpose>(),
    title: text().notNull(),
    text: text().notNull(),
    /** Whether a voluntary purpose is pursued until the person chooses. */
    starts: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.version, table.position] })],
)

/** The data that a version of the notice keeps after an account has ended, and how long; stored like its text. */
export const noticeKept = site.table(
  'notice_kept',
  {
    version: text()
      .notNull()
      .references(() => privacyNotices.version),
    /** The place in the list. */
    position: integer().notNull(),
    category: varchar({ length: 40 }).$type<KeptCategory>().notNull(),
    title: text().notNull(),
    reason: text().notNull(),
    years: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.version, table.category] })],
)

export const faq = site.table('faq', {
  /** The place in the list. */
  position: integer().primaryKey(),
  /** The fragment of its address: `/user/faq#como-cambio-mi-cita`. */
  slug: text().notNull().unique(),
  group: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
})
