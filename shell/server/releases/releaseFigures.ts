import { sql } from 'drizzle-orm'
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

/** How the releases did by what pages reported: a function that answers the figures of one. */
export async function releaseFigures(
  database: Database,
): Promise<(app: string, release: string) => ReleaseFigures> {
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
  const figures = new Map(
    rows.map(({ measured, problems, lcp, inp, cls, ...of }) => [
      `${of.remote}@${of.release}`,
      { visits: measured * VISITS_A_MEASURED_ONE, errors: problems, lcp, inp, cls },
    ]),
  )
  return (app, name) => figures.get(`${app}@${name}`) ?? NONE
}
