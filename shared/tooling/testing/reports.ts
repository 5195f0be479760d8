import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { repositoryRoot } from '../repository'
import { failedSpecs, failedTests } from './failures'
import type { Suite, TestReport } from './runnerReports'
import type { Count, Failure, FileTime, Outcome, Run, Step } from './step'

export const RESULTS = resolve(repositoryRoot, 'test-results')

export const tool = (path: string) => resolve(repositoryRoot, 'node_modules', path)
export const resultFile = (name: string) => resolve(RESULTS, name)

interface Runner {
  name: string
  /** The name of its report, and of what its tests note about their time. */
  file: string
  words: (report: string) => readonly string[]
  read: (report: unknown) => Count & Pick<Outcome, 'files' | 'failures'>
  environment?: Record<string, string>
  after?: readonly string[]
  places?: 1 | 2
  again?: Step['again']
  /** There may be nothing to test. */
  mayBeEmpty?: boolean
}

/** A step that counts its tests; one that fails, or ends, without any counts as failed. */
export function runner({
  name,
  file,
  words,
  read,
  environment,
  after,
  places = 2,
  again,
  mayBeEmpty,
}: Runner): Step {
  return {
    name,
    places,
    after,
    again,
    async run(run: Run) {
      const [report, notes] = [resultFile(`${file}.json`), resultFile(`${file}.spent`)]
      mkdirSync(RESULTS, { recursive: true })
      for (const old of [report, notes]) rmSync(old, { force: true })
      const { code } = await run(process.execPath, words(report), {
        environment: { ...environment, TEST_SPENT: notes, TEST_REPORT: report },
      })
      const outcome = existsSync(report)
        ? read(JSON.parse(readFileSync(report, 'utf8')))
        : { passed: 0, failed: 0 }
      const ranNothing = outcome.passed === 0 && !mayBeEmpty
      const silent = (code !== 0 && outcome.failed === 0) || ranNothing
      return { ...outcome, failed: outcome.failed + (silent ? 1 : 0), spent: spentIn(notes) }
    },
  }
}

/** The notes of `shared/testing/spend.ts`, summed by their kind, in seconds. */
function spentIn(notes: string): Record<string, number> | undefined {
  if (!existsSync(notes)) return undefined
  const spent: Record<string, number> = {}
  for (const line of readFileSync(notes, 'utf8').trim().split('\n')) {
    const { kind, ms } = JSON.parse(line) as { kind: string; ms: number }
    spent[kind] = (spent[kind] ?? 0) + ms / 1000
  }
  return spent
}

/** Reads the report of Jest, or of Vitest, which writes the same. A file that could not be loaded is a failure. */
export function readTests(report: unknown): Count & { files: FileTime[]; failures: Failure[] } {
  const { numPassedTests, numFailedTests, testResults } = report as TestReport
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(one => one.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(repositoryRoot, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: failedTests(testResults),
  }
}

/** Reads Playwright's report. A file's time is that of its tests, without their server's start. */
export function readJourneys(report: unknown): Count & { files: FileTime[]; failures: Failure[] } {
  const { stats, suites, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number }
    suites: Suite[]
    errors: unknown[]
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    files: suites.map(suite => ({ file: `e2e/${suite.file}`, seconds: milliseconds(suite) / 1000 })),
    failures: suites.flatMap(failedSpecs),
  }
}

function milliseconds({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(spec => spec.tests.flatMap(test => test.results.map(one => one.duration)))
  return [...own, ...suites.map(milliseconds)].reduce((sum, ms) => sum + ms, 0)
}
