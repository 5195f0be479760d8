import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { repositoryRoot } from '../repository'
import { watchServer } from '../server/watchServer'

/**
 * The API in a process of its own, which ends with this one. A change of its sources restarts it: its modules are
 * bundled in a second, where a process that transforms each needs a minute on a busy machine.
 */
export async function startApi(port: number): Promise<void> {
  const folder = join(repositoryRoot, `.cache/dev-server-${port}`)
  let child: ChildProcess | undefined
  let restarted = Promise.resolve()
  let isSeeded = false
  process.on('exit', () => child?.kill('SIGTERM'))
  await watchServer({ main: join(repositoryRoot, 'shell/server/main.ts') }, folder, {
    folders: migrations(),
    built() {
      restarted = restarted.then(async () => {
        // The embedded database has one user at a time.
        if (child) isSeeded = (await ended(child)) === 0 || isSeeded
        child = spawn(process.execPath, ['--enable-source-maps', join(folder, 'main.mjs')], {
          cwd: repositoryRoot,
          stdio: ['ignore', 'inherit', 'inherit'],
          env: {
            ...process.env,
            SERVE: 'api',
            PORT: String(port),
            LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
            // The demo is looked through once: that takes a third of a start. With a database of its own, the demo decides
            // about payments too.
            ...(isSeeded && !process.env.DATABASE_URL && { DEMO: 'no' }),
          },
        })
      })
    },
  })
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
