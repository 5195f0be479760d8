import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './runProgram'

export interface StartedServer {
  origin: string
  stop(): Promise<void>
}

/** A server program as a process of its own, on a free port, with a new embedded database and the demo's people. */
export async function startServer(program: string): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-screens-'))
  const port = await freePort()
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
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      process.removeListener('exit', endWithUs)
      server.process.kill('SIGTERM')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
