import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 200

/** Asks an address until it answers with success; false where the process that should answer ends before. */
export async function answersBeforeEnd(process: ChildProcess, url: string): Promise<boolean> {
  while (process.exitCode === null && process.signalCode === null) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return true
    await wait(PAUSE_MS)
  }
  return false
}
