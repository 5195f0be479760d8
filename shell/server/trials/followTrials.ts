import { trialOf } from 'shared/releases/trial'
import type { SliceContext } from 'shared/server/slices/context'
import { streamOf } from '../../rules/reports/streams'
import { hasProvedAddress } from '../auth/accountStore'
import type { ReportRow } from '../reports/cleanReport'
import type { DayKey } from '../reports/dayKey'
import { type Decided, judgeTrial } from './judgeTrial'
import { noteMet } from './trialStore'

interface Reporter {
  key: DayKey
  personId: number
  at: Date
}

/**
 * Counts what a signed-in person reports about a release that is tried, or about the live one beside it, and judges the
 * trial at once. Accounts without a proved address count nowhere: anybody can make many of them.
 */
export async function followTrials(
  context: SliceContext,
  { shelf, rows }: { shelf: string; rows: readonly ReportRow[] },
  by: Reporter,
): Promise<Decided[]> {
  const failures = rows.filter(row => streamOf(row))
  const decided: Decided[] = []
  for (const remote of new Set(failures.map(row => row.remote))) {
    const trial = remote === 'shell' ? undefined : trialOf(shelf, remote)
    if (!trial || trial.held || !(await hasProvedAddress(context.database, by.personId))) continue
    const reported = failures.filter(row => row.remote === remote)
    await noteMet(context.database, { remote, trial, reported }, by)
    const act = await judgeTrial(context, { shelf, remote })
    if (act) decided.push(act)
  }
  return decided
}
