import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from 'shared/server/database/database'
import { archiveTable, jobTable } from './jobTable'

const isOf = ({ data }: { data: PgColumn }, userId: number): SQL =>
  eq(sql`${data} ->> 'userId'`, String(userId))

/** A job of a person, whose payload has their id in `userId`. */
export interface PersonJob {
  job: string
  runAt: Date
  payload: Record<string, unknown>
}

export async function jobsOf(database: Database, userId: number): Promise<PersonJob[]> {
  return database
    .select({ job: jobTable.name, runAt: jobTable.startAfter, payload: jobTable.data })
    .from(jobTable)
    .where(isOf(jobTable, userId))
    .orderBy(asc(jobTable.startAfter))
}

/** Erases them in every state. A job that is running goes on, but is not repeated. */
export async function eraseJobsOf(database: Database, userId: number): Promise<void> {
  await database.delete(jobTable).where(isOf(jobTable, userId))
  await database.delete(archiveTable).where(isOf(archiveTable, userId))
}
