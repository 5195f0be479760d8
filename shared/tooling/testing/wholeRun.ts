import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { repositoryRoot } from '../repository'

export interface WholeRun {
  /** ISO 8601. */
  ended: string
  wallSeconds: number
}

/** Not among the test results: each run of a journey empties their folder. */
const FILE = resolve(repositoryRoot, '.cache/whole-run.json')

/** Notes the time of a run of everything for `npm run bench`, which compares it with its limit. */
export function noteWholeRun(run: WholeRun, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(run)}\n`)
}

/** Undefined where no whole run has ended in this working copy. */
export function lastWholeRun(file = FILE): WholeRun | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WholeRun) : undefined
}
