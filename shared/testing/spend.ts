import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** On what a test file spends its time. */
type Spent = 'loading modules' | 'making databases' | 'starting servers' | 'tests'

/**
 * Notes a time for the table that `npm test` ends with, which names a file in `TEST_SPENT`. Without that variable
 * nothing is noted.
 */
export function noteSpent(kind: Spent, ms: number): void {
  const notes = process.env.TEST_SPENT
  if (!notes) return
  // A run of journeys empties the folder of results when it begins and when it ends, also beside this one.
  mkdirSync(dirname(notes), { recursive: true })
  appendFileSync(notes, `${JSON.stringify({ kind, ms })}\n`)
}

/** Does some work and notes its time. */
export async function spend<T>(kind: Spent, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    noteSpent(kind, performance.now() - started)
  }
}
