import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { repositoryRoot } from '../repository'
import { execute } from './execute'
import { RESULTS, resultFile, tool } from './reports'
import { journeyFiles } from './scopeOf'

/** How often a file ran, and which of its tests failed how often. */
export interface Repeated {
  file: string
  runs: number
  failed: Record<string, number>
}

/** Keeps processors busy beside what runs, as a second person's work on the same machine does. */
export function busyProcesses(count: number): { end(): void } {
  const busy: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  const end = () => void busy.map(one => one.kill('SIGKILL'))
  process.once('exit', end)
  return { end }
}

/** Repeats the journeys whose path has one of these names (all without any), and tells how often each test failed. */
export async function repeatJourneys(names: readonly string[], times: number): Promise<Repeated[]> {
  const files = journeyFiles().filter(path => names.length === 0 || names.some(name => path.includes(name)))
  if (files.length === 0) return []
  const report = await reported('flaky-e2e.json', file =>
    execute(
      process.execPath,
      [
        tool('@playwright/test/cli.js'),
        'test',
        '-c',
        'e2e/playwright.config.ts',
        `--repeat-each=${times}`,
        ...files,
      ],
      { environment: { TEST_REPORT: file } },
    ),
  )
  const { suites } = report as { suites: Suite[] }
  return suites.map(suite => ({ file: `e2e/${suite.file}`, runs: times, failed: failuresIn(suite) }))
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { results: { status: string }[] }[] }[]
}

function failuresIn({ specs, suites = [] }: Suite): Record<string, number> {
  const failed: Record<string, number> = Object.assign({}, ...suites.map(failuresIn))
  for (const { title, tests } of specs) {
    const bad = tests.flatMap(({ results }) => results).filter(({ status }) => status !== 'passed').length
    if (bad > 0) failed[title] = (failed[title] ?? 0) + bad
  }
  return failed
}

/** Repeats the screens' files in the same way. */
export async function repeatScreens(names: readonly string[], times: number): Promise<Repeated[]> {
  const found = new Map<string, Repeated>()
  for (let i = 0; i < times; i++) {
    const report = await reported('flaky-screens.json', file =>
      execute(process.execPath, [
        tool('jest/bin/jest.js'),
        '--selectProjects',
        'screens',
        '--passWithNoTests',
        '--json',
        `--outputFile=${file}`,
        ...names,
      ]),
    )
    const { testResults } = report as { testResults: ScreenFile[] }
    for (const { name, assertionResults, status } of testResults) {
      const file = relative(repositoryRoot, name)
      const seen = found.get(file) ?? { file, runs: 0, failed: {} }
      seen.runs += 1
      const bad = assertionResults.filter(one => one.status === 'failed').map(({ fullName }) => fullName)
      if (status === 'failed' && bad.length === 0) bad.push('the file itself')
      for (const title of bad) seen.failed[title] = (seen.failed[title] ?? 0) + 1
      found.set(file, seen)
    }
  }
  return [...found.values()]
}

interface ScreenFile {
  name: string
  status: string
  assertionResults: { fullName: string; status: string }[]
}

async function reported(name: string, run: (file: string) => Promise<unknown>): Promise<unknown> {
  const file = resultFile(name)
  mkdirSync(RESULTS, { recursive: true })
  rmSync(file, { force: true })
  await run(file)
  if (!existsSync(file)) throw new Error(`${name} was not written: the runner did not begin.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
