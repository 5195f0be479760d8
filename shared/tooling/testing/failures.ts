import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { repositoryRoot } from '../repository'
import type { SpecResult, Suite, TestReport } from './runnerReports'
import type { Failure, Outcome, Step } from './step'

/** The failed tests in the report of Jest or Vitest. A file that could not be loaded stands for itself. */
export function failedTests(files: TestReport['testResults']): Failure[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(repositoryRoot, name)
    const failed = assertionResults.filter(one => one.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [{ file, title: '', reason: beginning(message ?? '') }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      reason: beginning(failureMessages?.[0] ?? ''),
    }))
  })
}

/** The failed tests of a file of journeys, also those that a fixture of it declares. */
export function failedSpecs({ file, specs, suites = [] }: Suite): Failure[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ title, tests }) => {
      const result = tests.flatMap(({ results }) => results).find(({ errors = [] }) => errors.length > 0)
      return {
        file: `e2e/${file}`,
        title,
        // A test that ran out of time has two: the limit, and the step that waited.
        reason: (result?.errors ?? []).map(({ message }) => beginning(message ?? '')).join('\n'),
        page: pageAt(result),
      }
    }),
    ...suites.flatMap(group => failedSpecs({ ...group, file })),
  ]
}

/** The page as assistive technology read it at the failure; undefined where no page was open. */
function pageAt(result: SpecResult | undefined): string | undefined {
  const context = result?.attachments?.find(({ name }) => name === 'error-context')?.path
  if (!context || !existsSync(context)) return undefined
  const [, page] = /^```yaml\n(.*?)^```/ms.exec(readFileSync(context, 'utf8')) ?? []
  return page?.split('\n').slice(0, PAGE_LINES).join('\n').trimEnd()
}

/** Prints every failure once more, where a long run ends: its name, its reason and the command for it alone. */
export function printFailures(step: Step, { failed, failures = [], errors = [] }: Outcome): void {
  if (step.alone && failed > 0) {
    console.info(`\n✗ ${step.name}`)
    for (const line of errors) console.info(`    ${line}`)
    console.info(`  alone: ${step.alone}`)
  }
  for (const failure of failures) {
    console.info(`\n✗ ${failure.file} › ${failure.title}\n    ${indented(failure.reason)}`)
    if (failure.page) console.info(`  the page:\n    ${indented(failure.page)}`)
    if (step.again) console.info(`  alone: ${step.again(failure)}`)
  }
}

const indented = (text: string) => text.replaceAll('\n', '\n    ')

/** The first lines of a tool's output that tell of an error; of one that marks none, its first lines. */
export function errorsIn(said: string): string[] {
  const lines = withoutColours(said)
    .split('\n')
    .filter(line => line.trim() !== '')
  const marked = lines.filter(line => ERROR.test(line))
  return (marked.length > 0 ? marked : lines)
    .slice(0, ERROR_LINES)
    .map(line => line.replace(/━+/, '').trim().slice(0, COLUMNS))
}

/** The marks of an error: `tsc` has a word, Biome a rule after the place, Jest FAIL, our own tools a cross. */
const ERROR = /\berror\b|^\s*[✗✖×●]|━━━|^FAIL /i
const ERROR_LINES = 8

const PAGE_LINES = 60
const LINES = 6
const COLUMNS = 300

// The escape sequences of a terminal's colours.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const withoutColours = (text: string) => text.replaceAll(COLOURS, '')

function beginning(reason: string): string {
  const lines = withoutColours(reason)
    .split('\n')
    .filter(line => line.trim() !== '')
  return lines
    .slice(0, LINES)
    .map(line => line.slice(0, COLUMNS))
    .join('\n')
}
