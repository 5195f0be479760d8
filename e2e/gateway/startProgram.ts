import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { endProgram } from '../fixtures/endProgram'

/** It ends a program that hangs, and decides nothing else: six begin together, beside everything else of a whole run. */
const START_LIMIT_MS = 300_000

export interface StartedProgram {
  said(): string
  stop(): Promise<void>
}

interface ProgramOptions {
  cwd: string
  environment: Readonly<Record<string, string | undefined>>
  /** Answers 2xx once the program is ready. */
  ready: string
}

/** Starts a program as a container would, and resolves when it is ready. */
export async function startProgram(
  [command = '', ...words]: readonly string[],
  { cwd, environment, ready }: ProgramOptions,
): Promise<StartedProgram> {
  const child = spawn(command === 'node' ? process.execPath : command, words, {
    cwd,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const program = { said: () => said, stop: () => endProgram(child) }
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await answers(ready))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await program.stop()
      throw new Error(`${words.at(-1)} (${environment.SERVE}) did not become ready:\n${said}`)
    }
    await new Promise(next => setTimeout(next, 100))
  }
  return program
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    answer => answer.ok,
    () => false,
  )
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })
}
