import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { repositoryRoot } from '../webpack/baseConfig'

/**
 * Files that the API reads at its start but no module imports: they are watched, so that a new migration restarts the
 * API and is applied.
 */
const MIGRATIONS = [
  'shell/server/*/migrations/**',
  'shared/server/*/migrations/**',
  'mf-*/server/migrations/**',
]

/** The API in a process of its own, restarted whenever its sources change. It ends with this process. */
export function startApi(port: number): ChildProcess {
  const tsx = resolve(repositoryRoot, 'node_modules/tsx/dist/cli.mjs')
  const watched = MIGRATIONS.flatMap(glob => ['--include', glob])
  const child = spawn(
    process.execPath,
    [tsx, 'watch', '--clear-screen=false', ...watched, 'shell/server/main.ts'],
    {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, SERVE: 'api', PORT: String(port), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    },
  )
  process.on('exit', () => child.kill('SIGTERM'))
  return child
}
