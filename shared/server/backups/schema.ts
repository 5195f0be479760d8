import { sql } from 'drizzle-orm'
import { check, integer, pgSchema, timestamp } from 'drizzle-orm/pg-core'

export const backups = pgSchema('backups')

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row. */
export const backupState = backups.table(
  'state',
  {
    id: integer().primaryKey(),
    /** Set while the product is a restored one that an operator has not made live yet. */
    restoredAt: moment('restored_at'),
    /** A backup is running: until then it needs every file that its snapshot names. */
    filesKeptUntil: moment('files_kept_until'),
    lastSuccessAt: moment('last_success_at'),
  },
  table => [check('one_row', sql`${table.id} = 1`)],
)

/** The accounts that ended: an older backup still has them, and a restore ends them again. */
export const erasures = backups.table('erasures', {
  /** Not `user_id`: the row outlives the person's data. */
  erasedId: integer('erased_id').primaryKey(),
  erasedAt: moment('erased_at').notNull(),
})
