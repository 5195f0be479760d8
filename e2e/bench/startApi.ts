import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endProgram } from '../fixtures/endProgram'
import { freePorts, repositoryRoot } from '../fixtures/startServer'

export interface Program {
  url: string
  pid: number
  /** Resolves when the program has ended and its folder is gone. */
  stop(): Promise<void>
}

/** The API only, as production runs it. */
export async function startApi(databaseUrl: string, more: Record<string, string> = {}): Promise<Program> {
  const dataDir = mkdtempSync(join(tmpdir(), 'my-diet-bench-'))
  const port = String(await freePorts())
  const program = startProgram('shell/server/main.ts', [], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'yes',
    SERVE: 'api',
    LOG_LEVEL: 'warn',
    PORT: port,
    ...more,
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url)) && program.exitCode === null) await new Promise(next => setTimeout(next, 200))
  return {
    url,
    pid: program.pid ?? 0,
    async stop() {
      // It writes into its folder until it has ended.
      await endProgram(program)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A program of this repository, as production runs it. */
export function startProgram(file: string, words: string[], environment: Record<string, string>) {
  return spawn(process.execPath, ['--import', 'tsx', resolve(repositoryRoot, file), ...words], {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health/ready`).then(
    answer => answer.ok,
    () => false,
  )
}
