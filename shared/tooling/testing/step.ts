import type { Ended, ExecuteOptions } from './execute'
import type { DrillProgram } from './installTools'

/** Runs a command for a step, whose processor time is counted. */
export type Run = (command: string, words: readonly string[], options?: ExecuteOptions) => Promise<Ended>

export interface Count {
  passed: number
  failed: number
}

export interface FileTime {
  file: string
  seconds: number
}

/** A test that failed. */
export interface Failure {
  /** Its file, from the project's folder, and its title. */
  file: string
  title: string
  /** The beginning of the reason. */
  reason: string
  /** The page of a journey as assistive technology read it at the failure. */
  page?: string
}

export interface Outcome extends Count {
  failures?: Failure[]
  /** The first lines with an error that a failed step without tests printed. */
  errors?: string[]
  /** The time of every file that the step ran. */
  files?: FileTime[]
  /** Seconds by what they were spent on, summed over all files: `loading modules`, `making databases`. */
  spent?: Record<string, number>
}

export interface Step {
  name: string
  /** Its share of the machine, of three: one for a single process, two for a runner with workers of its own. */
  places: 1 | 2
  /** The names of the steps that must have ended before. */
  after?: readonly string[]
  /** The programs of the machine that it runs, beside the browser and nginx. */
  needs?: readonly DrillProgram[]
  /** The words of a command that runs one of its tests alone. */
  again?: (failure: Failure) => string
  /** The words of a command that runs the step alone, of a step that has no tests: it passes or fails as a whole. */
  alone?: string
  run(run: Run): Promise<Outcome>
}

/** A step that passes or fails as a whole; `alone` are the words of a command for it alone. */
export function check(name: string, alone: string, command: (run: Run) => Promise<Ended>): Step {
  return {
    name,
    alone,
    places: 1,
    run: async run => ((await command(run)).code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}
