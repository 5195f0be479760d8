import { join } from 'node:path'
import { bundlePrograms } from 'shared/testing/programs/bundlePrograms'
import { createTemplate } from 'shared/testing/services/templateDatabase'
import { buildStale } from 'shared/tooling/release/buildChanged'
import { startServer } from './fixtures/startServer'

/**
 * Builds stale workspaces once, before several servers start in parallel and each would, and creates the data that
 * every file's server begins with a copy of: a database on PostgreSQL, and a folder with the releases.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildStale()
  const removeTemplate = await createTemplate('postgres', async environment => {
    const server = await startServer({ home: { environment, remove: async () => undefined } })
    await server.stop()
  })
  const programs = await bundlePrograms()
  process.env.SERVER_PROGRAM = join(programs, 'shell/server/main.mjs')
  process.env.JOURNEYS_PROGRAM = join(programs, 'shell/server/testing/journeysProgram.mjs')
  return removeTemplate
}
