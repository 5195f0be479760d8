import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { repositoryRoot } from '../webpack/baseConfig'

/** The API in a process of its own, started anew whenever its sources change. Ends with this process. */
export function startApi(port: number): ChildProcess {
  const tsx = resolve(repositoryRoot, 'node_modules/tsx/dist/cli.mjs')
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'shell/server/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SERVE: 'api', PORT: String(port), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  })
  process.on('exit', () => child.kill('SIGTERM'))
  return child
}
