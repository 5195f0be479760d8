import { sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The database schema that pg-boss creates and migrates. */
export const JOBS_SCHEMA = 'jobs'

/** How long a dead letter can be seen and retried, and how long a job waits for a process that runs it. */
export const RETENTION_DAYS = 30

const schema = pgSchema(JOBS_SCHEMA)
const state = schema.enum('job_state', ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'])
const moment = (name: string) => timestamp(name, { withTimezone: true })

const columns = {
  id: uuid().notNull(),
  name: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  state: state().notNull(),
  retryLimit: integer('retry_limit').notNull(),
  retryCount: integer('retry_count').notNull(),
  retryDelay: integer('retry_delay').notNull(),
  startAfter: moment('start_after').notNull(),
  startedOn: moment('started_on'),
  key: text('singleton_key'),
  createdOn: moment('created_on').notNull(),
  completedOn: moment('completed_on'),
  keepUntil: moment('keep_until').notNull(),
  output: jsonb().$type<{ type?: string; code?: string; message?: string; value?: { message?: string } }>(),
}

/** pg-boss's table of jobs, for queries that pg-boss has no call for. */
export const jobTable = schema.table('job', columns)

/** pg-boss moves expired jobs here for the minute before it deletes them. */
export const archiveTable = schema.table('archive', columns)

/** Whether a job waits for its moment or for another attempt; written so that pg-boss's index serves it. */
export const isWaiting = sql`${jobTable.state} < 'active'`
