import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { repositoryRoot } from '../repository'
import { watchServer } from '../server/watchServer'
import { answersBeforeEnd } from './answersBeforeEnd'

const STANDBY = join(import.meta.dirname, 'standby.mjs')

/**
 * Starts the API in a process of its own, which ends with this one. A change of its sources restarts it: its modules are
 * bundled in a second, where a process that transforms each needs a minute on a busy machine, and the next process waits
 * with its packages loaded.
 *
 * @returns a function that resolves once the API answers. An API that ends before its first answer ends this process too,
 *   since nothing that it serves would work.
 */
export async function startApi(port: number): Promise<() => Promise<void>> {
  const folder = join(repositoryRoot, `.cache/dev-server-${port}`)
  let child: ChildProcess | undefined
  let standby: ChildProcess | undefined
  let restarted = Promise.resolve()
  let isSeeded = false
  let hasAnswered = false
  let resolveReady = () => {}
  const ready = new Promise<void>(resolve => {
    resolveReady = resolve
  })
  process.on('exit', () => {
    for (const one of [child, standby]) one?.kill('SIGTERM')
  })
  await watchServer({ main: join(repositoryRoot, 'shell/server/main.ts') }, folder, {
    folders: migrations(),
    built(packages) {
      restarted = restarted.then(async () => {
        // One that has ended meanwhile would hear no word.
        const next = standby?.connected ? standby : prepare(packages)
        standby = undefined
        // The embedded database has one user at a time.
        if (child) isSeeded = (await ended(child)) === 0 || isSeeded
        child = next
        // A later start leaves out the check of the demo, which takes a third of a start. Not on an operator's own
        // database: there DEMO also says whether payments are those of the demo.
        next.send(isSeeded && !process.env.DATABASE_URL ? { DEMO: 'no' } : {})
        void watchStart(next, packages)
      })
    },
  })
  return () => ready

  function prepare(packages: readonly string[]): ChildProcess {
    const words = ['--enable-source-maps', STANDBY, join(folder, 'main.mjs'), ...packages]
    return spawn(process.execPath, words, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        SERVE: 'api',
        PORT: String(port),
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      },
    })
  }

  async function watchStart(started: ChildProcess, packages: readonly string[]): Promise<void> {
    if (await answersBeforeEnd(started, `http://localhost:${port}/api/health/ready`)) {
      hasAnswered = true
      if (started === child) standby ??= prepare(packages)
      return resolveReady()
    }
    // A newer start has taken the place of this one.
    if (started !== child || started.killed) return
    if (hasAnswered) return console.error('The API has ended. The next change of its code starts it again.')
    console.error('The API ended before it answered: npm run dev cannot go on.')
    process.exit(1)
  }
}

/** Ends a process; its code is 0 where it was ready and has closed everything. */
async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  return child.exitCode
}

/** The API reads these at its start, and no module imports them: a new migration restarts it and is applied. */
function migrations(): string[] {
  const servers = ['shell', 'shared', ...remotes()].map(area => join(repositoryRoot, area, 'server'))
  return servers
    .filter(existsSync)
    .flatMap(server => readdirSync(server, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isDirectory() && entry.name === 'migrations')
    .map(({ parentPath, name }) => join(parentPath, name))
}
