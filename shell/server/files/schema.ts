import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { UploadKind } from 'shared/published/uploads'

export const files = pgSchema('files')

/** `undecided`: sent without a kind. It is for its owner alone until a call that names it decides what it is. */
export type StoredKind = UploadKind | 'undecided'

/** People's uploads. The content's pictures belong to nobody and have no row. */
export const uploads = files.table(
  'uploads',
  {
    name: text().primaryKey(),
    /** Null for an upload before registration: the new account claims it, otherwise it is removed after a day. */
    ownerId: integer('owner_id'),
    kind: text().$type<StoredKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Until the store has the bytes. Such a row is nobody's file; one that stays so is removed after an hour. */
    isPending: boolean('is_pending').notNull().default(false),
  },
  table => [
    index().on(table.ownerId),
    index('uploads_of_nobody').on(table.createdAt).where(sql`${table.ownerId} is null`),
    index('uploads_pending').on(table.createdAt).where(sql`${table.isPending}`),
  ],
)
