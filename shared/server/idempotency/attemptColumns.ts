import {
  integer,
  type PgColumn,
  type PgTable,
  timestamp,
  type UniqueConstraintBuilder,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * The columns of a table whose rows people create by idempotent calls: the person, the time, and the caller's
 * `Idempotency-Key`, which names the attempt. A row that was created without one has none.
 */
export const attemptColumns = () => ({
  userId: integer('user_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  idempotencyKey: uuid('idempotency_key'),
})

type AttemptColumns = Record<keyof ReturnType<typeof attemptColumns>, PgColumn>

export type AttemptTable = PgTable & AttemptColumns

/** The constraint that lets one attempt of a person make one row, however many of its repetitions arrive together. */
export function oneRowPerAttempt(name: string, table: AttemptColumns): UniqueConstraintBuilder {
  return unique(name).on(table.userId, table.idempotencyKey)
}
