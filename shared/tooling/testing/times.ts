import { mkdirSync, writeFileSync } from 'node:fs'
import { RESULTS, resultFile } from './reports'
import type { Outcome } from './step'

export interface StepTime extends Outcome {
  name: string
  wallSeconds: number
  cpuSeconds: number
}

const SLOWEST = 10

/** Prints what each step took, the slowest files, and on what the files of API and screens spent their time. */
export function printTimes(steps: readonly StepTime[], wallSeconds: number): void {
  console.info(`\n${row('step', 'seconds', 'CPU s', 'passed', 'failed')}`)
  for (const { name, wallSeconds, cpuSeconds, passed, failed } of steps) {
    const mark = failed === 0 ? '✓' : '✗'
    console.info(row(`${mark} ${name}`, wallSeconds.toFixed(0), cpuSeconds.toFixed(0), passed, failed))
  }
  const cpu = steps.reduce((sum, step) => sum + step.cpuSeconds, 0)
  console.info(row('all', wallSeconds.toFixed(0), cpu.toFixed(0), '', ''))
  for (const { name, spent } of steps) {
    if (!spent) continue
    const parts = Object.entries(spent).map(([kind, seconds]) => `${kind} ${seconds.toFixed(0)} s`)
    console.info(`\n${name}, summed over all files: ${parts.join(', ')}`)
  }
  const files = slowest(steps)
  if (files.length > 0) console.info('\nThe slowest files:')
  for (const { file, seconds } of files) console.info(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
}

/** The same figures for programs, in `test-results/times.json`. */
export function writeTimes(steps: readonly StepTime[], wallSeconds: number): void {
  mkdirSync(RESULTS, { recursive: true })
  const times = {
    wallSeconds,
    steps: steps.map(({ files: _files, failures: _failures, errors: _errors, ...step }) => step),
    slowest: slowest(steps),
  }
  writeFileSync(resultFile('times.json'), `${JSON.stringify(times, null, 2)}\n`)
}

function slowest(steps: readonly StepTime[]) {
  return steps
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
}

function row(name: string, ...figures: (string | number)[]): string {
  return name.padEnd(48) + figures.map(figure => String(figure).padStart(9)).join('')
}
