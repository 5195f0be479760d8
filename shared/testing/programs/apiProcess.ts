import type { TestHome } from '../testHome'
import { freePort } from './freePort'
import { hostProgram } from './hostProgram'
import { type Program, runProgram } from './runProgram'

interface Sent {
  body?: object
  token?: string
}

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  body: any
}

export interface ApiProcess {
  /** The address of the process that runs now; another after each start. */
  origin(): string
  /** Resolves when the process answers. */
  start(): Promise<void>
  /** Ends the process with SIGKILL, if it runs. */
  kill(): Promise<void>
  /** Rejects where the process dies before it answers. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>
}

/** The API as an operator's process over a home that outlives it: killed at any moment, and started again. */
export function apiProcess(home: TestHome, environment: Record<string, string> = {}): ApiProcess {
  let running: Program | undefined
  let origin = ''
  return {
    origin: () => origin,
    async start() {
      const port = freePort()
      origin = `http://127.0.0.1:${port}`
      running = runProgram(hostProgram('main.ts'), [], {
        ...home.environment,
        SERVE: 'api',
        DEMO: 'no',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        ...environment,
      })
      await running.line(/ready|listening/)
    },
    async kill() {
      running?.process.kill('SIGKILL')
      await running?.ended
      running = undefined
    },
    async call(method, path, { body, token } = {}) {
      const answer = await fetch(`${origin}/api/${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    },
  }
}
