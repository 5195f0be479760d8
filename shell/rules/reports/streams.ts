import type { Measure, ProblemKind } from '../../contract/reports'

/** The kinds of failures by which a release on trial is compared: a screen that fails, a call, and slowness. */
export const STREAMS = ['screens', 'calls', 'speed'] as const
export type Stream = (typeof STREAMS)[number]

const OF_PROBLEM: Partial<Record<ProblemKind, Stream>> = {
  load: 'screens',
  render: 'screens',
  script: 'screens',
  csp: 'screens',
  integrity: 'screens',
  call: 'calls',
}

/** Above these a visit is poor (web.dev/articles/vitals). */
const POOR: Partial<Record<Measure, number>> = { LCP: 4_000, INP: 500, CLS: 0.25 }

interface Reported {
  kind: ProblemKind | 'vital'
  measure?: Measure | null | undefined
  value?: number | null | undefined
}

/** The stream of a report; undefined for one that tells nothing against a release. */
export function streamOf({ kind, measure, value }: Reported): Stream | undefined {
  if (kind !== 'vital') return OF_PROBLEM[kind]
  const poor = measure ? POOR[measure] : undefined
  return poor !== undefined && (value ?? 0) > poor ? 'speed' : undefined
}
