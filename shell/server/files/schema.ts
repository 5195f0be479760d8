import { sql } from 'drizzle-orm'
import { index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { UploadKind } from 'shared/published/uploads'

export const files = pgSchema('files')

/** What people have uploaded. The content's pictures are nobody's and have no row. */
export const uploads = files.table(
  'uploads',
  {
    name: text().primaryKey(),
    /** Nobody's is one of a person who is registering; it is theirs once they have an account, and gone after a day otherwise. */
    ownerId: integer('owner_id'),
    kind: text().$type<UploadKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    index().on(table.ownerId),
    index('uploads_of_nobody').on(table.createdAt).where(sql`${table.ownerId} is null`),
  ],
)
