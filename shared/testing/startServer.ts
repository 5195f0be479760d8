import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './runProgram'

export interface StartedServer {
  stop(): Promise<void>
}

interface Place {
  port: number
  /** A data folder to begin with a copy of; without one the server begins with nothing but what it loads itself. */
  template?: string
}

/** What a server of the tests is told. */
export const environmentOf = (folder: string, port: number) => ({
  SERVE: 'api',
  DEMO: 'yes',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  PORT: String(port),
})

/** A server program as a process of its own, with an embedded database of its own and the demo's people. */
export async function startServer(program: string, { port, template }: Place): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-screens-'))
  if (template) cpSync(template, folder, { recursive: true })
  const server = runProgram(program, [], environmentOf(folder, port))
  const endWithUs = () => server.process.kill('SIGKILL')
  process.once('exit', endWithUs)
  await server.line(/ready|listening/)
  return {
    async stop() {
      process.removeListener('exit', endWithUs)
      // Nothing of it is kept, so it need not end in good order, which takes as long as a page keeps its connections.
      endWithUs()
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
