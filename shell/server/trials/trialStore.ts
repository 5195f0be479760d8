import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Trial } from 'shared/releases/trial'
import type { Database } from 'shared/server/database/database'
import { VISITS_A_MEASURED_ONE } from '../../rules/reports/reportLimits'
import { STREAMS, type Stream, streamOf } from '../../rules/reports/streams'
import type { DayKey } from '../reports/dayKey'
import { clientReports, metInTrial } from '../reports/schema'
import type { Met } from './likelihood'

/** The counts of a trial. */
export interface Evidence {
  /** By kind of failure, step by step. */
  met: Record<Stream, Met[]>
  /** Visits with the candidate, of which one in four is measured. */
  visits: number
  measured: number
}

type Reported = Parameters<typeof streamOf>[0] & { release: string }

/** Notes the failures of a person with one of the releases of a trial; each kind counts once. */
export async function noteMet(
  database: Database,
  { remote, trial, reported }: { remote: string; trial: Trial; reported: readonly Reported[] },
  { key: { hash }, personId, at }: { key: DayKey; personId: number; at: Date },
): Promise<void> {
  const met = reported.filter(({ release }) => [trial.release, trial.against].includes(release))
  const rows = met.flatMap(one => {
    const stream = streamOf(one)
    if (!stream) return []
    const { release } = one
    return [
      {
        remote,
        release,
        stream,
        at,
        hash: hash(`trial ${trial.began[0]} ${stream} ${release} person ${personId}`),
      },
    ]
  })
  if (rows.length > 0) await database.insert(metInTrial).values(rows).onConflictDoNothing()
}

export async function evidenceOf(database: Database, remote: string, trial: Trial): Promise<Evidence> {
  const [began = ''] = trial.began
  const since = new Date(began)
  const starts = trial.began.map(moment => Date.parse(moment))
  const rows = await database
    .select({
      release: metInTrial.release,
      stream: metInTrial.stream,
      step: stepSql(starts),
      people: count(),
    })
    .from(metInTrial)
    .where(and(eq(metInTrial.remote, remote), gte(metInTrial.at, since)))
    .groupBy(metInTrial.release, metInTrial.stream, stepSql(starts))
  const [{ measured } = { measured: 0 }] = await database
    .select({ measured: count() })
    .from(clientReports)
    .where(
      and(
        eq(clientReports.remote, remote),
        gte(clientReports.at, since),
        eq(clientReports.release, trial.release),
        eq(clientReports.measure, 'VISIT'),
      ),
    )
  const peopleOf = (stream: Stream, step: number, release: string) =>
    rows.find(row => row.stream === stream && row.step === step && row.release === release)?.people ?? 0
  const metOf = (stream: Stream): Met[] =>
    trial.began.map((_, step) => ({
      share: (trial.steps[step]?.share ?? 0) / 100,
      candidate: peopleOf(stream, step, trial.release),
      live: peopleOf(stream, step, trial.against),
    }))
  return {
    met: Object.fromEntries(STREAMS.map(stream => [stream, metOf(stream)])) as Evidence['met'],
    visits: measured * VISITS_A_MEASURED_ONE,
    measured,
  }
}

/** The step in which a row was written, from its time. */
function stepSql(starts: readonly number[]) {
  const ms = sql`extract(epoch from ${metInTrial.at}) * 1000`
  return sql`width_bucket(${ms}, ${sql.raw(`array[${starts.join()}]::numeric[]`)}) - 1`.mapWith(Number)
}
