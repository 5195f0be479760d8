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
 * `Idempotency-Key`, which identifies the attempt. It is null for a row that was created without a key.
 */
export const attemptColumns = () => ({
  userId: integer('user_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  idempotencyKey: uuid('idempotency_key'),
})

type AttemptColumns = Record<keyof ReturnType<typeof attemptColumns>, PgColumn>

export type AttemptTable = PgTable & AttemptColumns

/** The constraint by which an attempt of a person makes one row, also when its repetitions arrive together. */
export function oneRowPerAttempt(name: string, table: AttemptColumns): UniqueConstraintBuilder {
  return unique(name).on(table.userId, table.idempotencyKey)
}
