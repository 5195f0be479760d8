import { Gauge, type Registry } from 'prom-client'
import { readBackupState } from 'shared/server/backups/backupState'
import type { SliceContext } from 'shared/server/slices/context'
import { countDeadLetters } from '../jobs/deadLetters'
import { oldestDueMs } from '../jobs/oldestDueMs'
import { mailJob, oldestUnsentMs } from '../mail/mailJob'
import { LIMITS } from '../operation/limits'
import { figuresOfReleases } from '../releases/releaseFigures'

interface Measure {
  name: string
  help: string
  /** Undefined where this process cannot know it, or there is none. */
  read(context: SliceContext): Promise<number | undefined>
}

const MEASURES: readonly Measure[] = [
  {
    name: 'mydiet_jobs_oldest_due_seconds',
    help: 'For how long the oldest job that is due has waited.',
    read: async ({ database }) => ((await oldestDueMs(database)) ?? 0) / 1000,
  },
  {
    name: 'mydiet_jobs_dead',
    help: 'Jobs that failed for good, mails among them.',
    read: ({ database }) => countDeadLetters(database),
  },
  {
    name: 'mydiet_mails_oldest_unsent_seconds',
    help: 'For how long the oldest mail has waited.',
    read: async ({ database }) => ((await oldestUnsentMs(database)) ?? 0) / 1000,
  },
  {
    name: 'mydiet_mails_dead',
    help: 'Mails that failed for good.',
    read: ({ database }) => countDeadLetters(database, mailJob),
  },
  {
    name: 'mydiet_backup_age_seconds',
    help: 'Time since the last backup that succeeded.',
    read: async ({ database, now }) => {
      const { lastSuccessAt } = await readBackupState(database)
      return lastSuccessAt ? (now().getTime() - lastSuccessAt.getTime()) / 1000 : undefined
    },
  },
  {
    name: 'mydiet_payments_unsettled',
    help: 'Payments that should be settled by now and are not.',
    read: async ({ database, ports, now }) =>
      ports.payments?.unsettledSince(database, new Date(now().getTime() - LIMITS.paymentUnsettledMs)),
  },
]

/** The releases with the most reports: whoever forges reports cannot make the answer grow. */
const MOST_RELEASES = 50

/**
 * The figures of the house that its database knows, the same in every process. The returned function reads it; scrapes
 * that come while it reads share one reading.
 */
export function houseMetrics(context: SliceContext, registry: Registry): () => Promise<void> {
  const registers = [registry]
  const answers = new Gauge({
    name: 'mydiet_database_answers',
    help: '1 where the database answered this scrape, else 0; what it knows is then NaN.',
    registers,
  })
  const gauges = MEASURES.map(({ name, help, read }) => ({
    gauge: new Gauge({ name, help, registers }),
    read,
  }))
  const labelNames = ['app', 'release'] as const
  const visits = new Gauge({
    name: 'mydiet_release_visits',
    help: 'Visits of the last 30 days.',
    labelNames,
    registers,
  })
  const problems = new Gauge({
    name: 'mydiet_release_problems',
    help: 'Problems that pages reported in the last 30 days.',
    labelNames,
    registers,
  })
  const vitals = new Gauge({
    name: 'mydiet_release_vital_p75',
    help: 'LCP and INP in milliseconds, and CLS, which three of four visits stayed within in the last 30 days.',
    labelNames: [...labelNames, 'measure'],
    registers,
  })

  async function readAll(): Promise<void> {
    const [releases, ...values] = await Promise.all([
      figuresOfReleases(context.database),
      ...gauges.map(({ read }) => read(context)),
    ])
    for (const [at, { gauge }] of gauges.entries()) gauge.set(values[at] ?? Number.NaN)
    for (const gauge of [visits, problems, vitals]) gauge.reset()
    for (const { app, release, figures } of releases.slice(0, MOST_RELEASES)) {
      visits.set({ app, release }, figures.visits)
      problems.set({ app, release }, figures.errors)
      for (const measure of ['lcp', 'inp', 'cls'] as const) {
        const value = figures[measure]
        if (value !== null) vitals.set({ app, release, measure }, value)
      }
    }
  }

  async function read(): Promise<void> {
    try {
      await readAll()
      answers.set(1)
    } catch {
      answers.set(0)
      for (const { gauge } of gauges) gauge.set(Number.NaN)
      for (const gauge of [visits, problems, vitals]) gauge.reset()
    }
  }

  let reading: Promise<void> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}
