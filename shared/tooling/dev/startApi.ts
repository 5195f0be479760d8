import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { repositoryRoot } from '../webpack/baseConfig'

/** Read when the API starts, but imported by nobody: a changed schema waits for its migration, and starts with it. */
const MIGRATIONS = [
  'shell/server/*/migrations/**',
  'shared/server/*/migrations/**',
  'mf-*/server/migrations/**',
]

/** The API in a process of its own, started anew whenever its sources change. Ends with this process. */
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
