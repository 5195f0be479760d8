import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort'
import { runProgram } from './runProgram'

export interface StartedServer {
  origin: string
  stop(): Promise<void>
}

export const originOf = (port: number) => `http://127.0.0.1:${port}`

/** A server program as a process of its own, on a free port unless one is given, with a new embedded database and the demo's people. */
export async function startServer(program: string, port = freePort()): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-screens-'))
  const server = runProgram(program, [], {
    SERVE: 'api',
    DEMO: 'yes',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    PORT: String(port),
  })
  const endWithUs = () => server.process.kill('SIGKILL')
  process.once('exit', endWithUs)
  await server.line(/ready|listening/)
  return {
    origin: originOf(port),
    async stop() {
      process.removeListener('exit', endWithUs)
      // Nothing of it is kept, so it need not end in good order, which takes as long as a page keeps its connections.
      endWithUs()
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
