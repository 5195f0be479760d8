import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { commentReports } from '../schema'

type Report = typeof commentReports.$inferSelect

export async function hasReported(
  database: Database,
  { commentId, userId }: Pick<Report, 'commentId' | 'userId'>,
): Promise<boolean> {
  const own = and(eq(commentReports.commentId, commentId), eq(commentReports.userId, userId))
  return (await database.$count(commentReports, own)) > 0
}

export async function addReport(
  database: Database,
  report: typeof commentReports.$inferInsert,
): Promise<void> {
  await database.insert(commentReports).values(report)
}

/** The reports of these comments that the staff has not decided, the oldest first. */
export async function openReports(database: Database, commentIds: readonly number[]): Promise<Report[]> {
  if (commentIds.length === 0) return []
  return database
    .select()
    .from(commentReports)
    .where(and(inArray(commentReports.commentId, [...commentIds]), eq(commentReports.settled, false)))
    .orderBy(asc(commentReports.createdAt))
}

export async function settleReports(database: Database, commentId: number): Promise<void> {
  await database.update(commentReports).set({ settled: true }).where(eq(commentReports.commentId, commentId))
}
