import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from 'shared/tooling/release/buildChanged'
import { serverProgram } from 'shared/tooling/server/serverProgram'
import { startServer } from './fixtures/startServer'

/**
 * Builds stale workspaces once, before several servers start in parallel and each would, and creates the data folder
 * that every file's server begins with a copy of.
 */
export default async function globalSetup(): Promise<() => void> {
  await buildStale()
  const template = mkdtempSync(join(tmpdir(), 'my-diet-template-'))
  process.env.SERVER_TEMPLATE = template
  const server = await startServer({ dataDir: template })
  await server.stop()
  process.env.SERVER_PROGRAM = await serverProgram()
  return () => rmSync(template, { recursive: true, force: true })
}
