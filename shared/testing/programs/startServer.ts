import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './runProgram'

export interface StartedServer {
  stop(): Promise<void>
}

interface Place {
  port: number
  /** A data folder to copy; without one the server starts with an empty folder. */
  template?: string
}

/** The environment variables of a test server. */
export const environmentOf = (folder: string, port: number) => ({
  SERVE: 'api',
  DEMO: 'yes',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  PORT: String(port),
})

/** Runs a server program in its own process, with its own embedded database and the demo's people. */
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
      // Its data is not needed, so it is killed: a proper stop would wait for the page's open connections.
      endWithUs()
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
