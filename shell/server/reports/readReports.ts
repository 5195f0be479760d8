import { and, count, countDistinct, desc, eq, inArray, isNotNull, max, min, sql } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import type { Measure } from '../../contract/reports'
import { affected, clientReports } from './schema'

type Report = typeof clientReports.$inferSelect

/** Reports of one problem. */
export interface ProblemGroup {
  newest: Report
  times: number
  firstAt: Date
  /** How many people met it today. */
  peopleToday: number
  /** How often in each release, newest first. */
  releases: { release: string; times: number }[]
}

/** The problems of a remote that were met last. */
export async function newestProblems(
  database: Database,
  remote: string,
  now: Date,
  most = 20,
): Promise<ProblemGroup[]> {
  const { fingerprint, at, id, release } = clientReports
  const groups = await database
    .select({ fingerprint, times: count(), firstAt: min(at), newest: max(id) })
    .from(clientReports)
    .where(and(eq(clientReports.remote, remote), isNotNull(fingerprint)))
    .groupBy(fingerprint)
    .orderBy(desc(max(id)))
    .limit(most)
  if (groups.length === 0) return []
  const prints = groups.flatMap(group => group.fingerprint ?? [])
  const newest = await database
    .select()
    .from(clientReports)
    .where(
      inArray(
        id,
        groups.flatMap(group => group.newest ?? []),
      ),
    )
  const releases = await database
    .select({ fingerprint, release, times: count() })
    .from(clientReports)
    .where(inArray(fingerprint, prints))
    .groupBy(fingerprint, release)
    .orderBy(desc(max(id)))
  const people = await database
    .select({ fingerprint: affected.fingerprint, people: countDistinct(affected.hash) })
    .from(affected)
    .where(and(eq(affected.day, dayIn(now)), inArray(affected.fingerprint, prints)))
    .groupBy(affected.fingerprint)
  return groups.flatMap(group => {
    const report = newest.find(one => one.id === group.newest)
    if (!report) return []
    return {
      newest: report,
      times: group.times,
      firstAt: group.firstAt ?? report.at,
      peopleToday: people.find(one => one.fingerprint === group.fingerprint)?.people ?? 0,
      releases: releases.filter(one => one.fingerprint === group.fingerprint),
    }
  })
}

/** The reports that a person's code names: another page may have made the same code. */
export function reportsOfCode(database: Database, code: string): Promise<Report[]> {
  return database
    .select()
    .from(clientReports)
    .where(eq(clientReports.code, code))
    .orderBy(desc(clientReports.id))
    .limit(5)
}

interface ScreenMeasure {
  screen: string
  measure: Measure | null
  /** Three of four are at most this. */
  p75: number
  measured: number
}

/** The measures of a remote's screens. */
export function measuresOf(database: Database, remote: string): Promise<ScreenMeasure[]> {
  const { screen, measure, value } = clientReports
  const p75 = sql<number>`percentile_cont(0.75) within group (order by ${value})`.mapWith(Number)
  return database
    .select({ screen, measure, p75, measured: count() })
    .from(clientReports)
    .where(and(eq(clientReports.remote, remote), eq(clientReports.kind, 'vital')))
    .groupBy(screen, measure)
    .orderBy(screen)
}
