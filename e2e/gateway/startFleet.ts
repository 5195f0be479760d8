import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from 'shared/testing/programs/freePort'
import { type Program, runProgram } from 'shared/testing/programs/runProgram'
import type { Fleet } from 'shared/tooling/deploy/replaceAll'
import { SETTLE_MS } from 'shared/tooling/deploy/settle'

interface StartedFleet {
  fleet: Fleet
  /** Those that start from now on run this program of the host: another version of it. */
  runs(file: string): void
  ports: number[]
  stop(): Promise<unknown>
}

/** Of the errors that an API has logged, so many are printed when it stops. */
const MOST_ERRORS = 10

/** APIs behind the gateway's own configuration, each on one of three ports; `file` is the host's program. */
export function startFleet(file: string, environment: Record<string, string | undefined>): StartedFleet {
  let program = file
  const ports = [freePort(), freePort(), freePort()]
  const programs = new Map<string, Program>()
  const fleet: Fleet = {
    running: async () => [...programs.keys()],
    async startOne() {
      const port = String(ports.find(one => !programs.has(String(one))))
      const started = runProgram(program, [], {
        ...(environment as Record<string, string>),
        ...{ SERVE: 'api', DEMO: 'no', LOG_LEVEL: 'warn', TRUST_PROXY: '1', PORT: port },
        PUBLIC_ORIGIN: 'https://app.ejemplo.mx',
      })
      programs.set(port, started)
      const ready = () => fetch(`http://127.0.0.1:${port}/api/health/ready`).then(({ ok }) => ok)
      while (!(await ready().catch(() => false))) await pause(100)
      return port
    },
    joined: () => pause(SETTLE_MS),
    async stop(name) {
      programs.get(name)?.process.kill('SIGTERM')
      const end = await programs.get(name)?.ended
      const errors = end?.said.split('\n').filter(line => line.includes('"level":50')) ?? []
      if (errors.length > 0) console.info(errors.slice(0, MOST_ERRORS).join('\n'))
      programs.delete(name)
    },
  }
  return {
    fleet,
    runs(other) {
      program = other
    },
    ports,
    stop: () => Promise.all([...programs.keys()].map(fleet.stop)),
  }
}
