import { join } from 'node:path'
import { bundlePrograms } from 'shared/testing/programs/bundlePrograms'
import { fillByHost } from 'shared/testing/services/fillByHost'
import { createTemplate } from 'shared/testing/services/templateDatabase'
import { buildChanged } from 'shared/tooling/release/buildChanged'

/**
 * Builds stale workspaces once, before several servers start in parallel and each would, and creates the data that
 * every file's server begins with a copy of: a database on PostgreSQL, and a folder with the releases.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const programs = await bundlePrograms()
  process.env.SERVER_PROGRAM = join(programs, 'shell/server/main.mjs')
  process.env.JOURNEYS_PROGRAM = join(programs, 'shell/server/testing/journeysProgram.mjs')
  const fillDatabase = fillByHost(await import(join(programs, 'shell/server/testing/screenHost.mjs')))
  return createTemplate('postgres', async (environment, now) => {
    await fillDatabase(environment, now)
    await buildChanged(environment.DATA_DIR)
  })
}
