import { desc, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { ReleaseFigures } from '../../contract/releases'
import type { Measure } from '../../contract/reports'
import { VISITS_A_MEASURED_ONE } from '../../rules/reports/reportLimits'
import { clientReports } from '../reports/schema'

const { remote, release, kind, measure, value } = clientReports

const NONE: ReleaseFigures = { visits: 0, errors: 0, lcp: null, inp: null, cls: null }

/** Three of four are at most this; null where none is measured. */
const p75 = (of: Measure) =>
  sql<
    number | null
  >`percentile_cont(0.75) within group (order by ${value}) filter (where ${measure} = ${of})`.mapWith(Number)

interface FiguresOfRelease {
  app: string
  release: string
  figures: ReleaseFigures
}

/** How the releases did by what pages reported, those with the most reports first. */
export async function figuresOfReleases(database: Database): Promise<FiguresOfRelease[]> {
  const rows = await database
    .select({
      remote,
      release,
      measured: sql`count(*) filter (where ${measure} = 'VISIT')`.mapWith(Number),
      problems: sql`count(*) filter (where ${kind} <> 'vital')`.mapWith(Number),
      lcp: p75('LCP'),
      inp: p75('INP'),
      cls: p75('CLS'),
    })
    .from(clientReports)
    .groupBy(remote, release)
    .orderBy(desc(sql`count(*)`))
  return rows.map(({ remote: app, release, measured, problems, lcp, inp, cls }) => ({
    app,
    release,
    figures: { visits: measured * VISITS_A_MEASURED_ONE, errors: problems, lcp, inp, cls },
  }))
}

/** A function that returns the figures of one release. */
export async function releaseFigures(
  database: Database,
): Promise<(app: string, release: string) => ReleaseFigures> {
  const all = await figuresOfReleases(database)
  const figures = new Map(all.map(({ app, release, figures }) => [`${app}@${release}`, figures]))
  return (app, name) => figures.get(`${app}@${name}`) ?? NONE
}
