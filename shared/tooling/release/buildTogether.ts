import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

/** The end of one app's build: the duration in milliseconds, and webpack's report where it failed. */
export interface Built {
  app: string
  ms: number
  problem?: string
}

const WORKER = resolve(import.meta.dirname, 'buildWorker.ts')

/**
 * Builds apps side by side, one process a core: webpack itself uses little more than one. `tell` is called at each
 * end. Rejects after the last one where a build failed.
 */
export async function buildTogether(apps: readonly string[], tell: (built: Built) => void): Promise<void> {
  const waiting = [...apps]
  const problems: string[] = []
  async function work() {
    const worker = fork(WORKER, [], { execArgv: ['--import', 'tsx'] })
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      worker.send(app)
      const built = await answerOf(worker, app)
      tell(built)
      if (built.problem) problems.push(`${built.app}:\n${built.problem}`)
    }
    worker.disconnect()
  }
  await Promise.all(Array.from({ length: Math.min(apps.length, availableParallelism()) }, work))
  if (problems.length > 0) throw new Error(problems.join('\n\n'))
}

async function answerOf(worker: ChildProcess, app: string): Promise<Built> {
  const ended = once(worker, 'exit').then(([code]) => ({
    app,
    ms: 0,
    problem: `its process ended with ${code}`,
  }))
  const answered = once(worker, 'message').then(([built]) => built as Built)
  return Promise.race([answered, ended])
}
