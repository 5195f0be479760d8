import { FolderInUse, refuseFolderInUse } from 'shared/server/database/folderLock'
import { commandConfig } from '../commandConfig'

/**
 * `npm start`: builds what changed, publishes it on the shelf, and serves. This is the first half: it names the program
 * that serves, which `run.mjs` then runs without anything that only building needs.
 */
// A wrong variable, or a folder in use, is reported before minutes are spent on building.
const { dataDir, databaseUrl } = commandConfig()
try {
  if (!databaseUrl) await refuseFolderInUse(dataDir)
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error
  console.error(error.message)
  process.exit(1)
}
const { buildChanged } = await import('../release/buildChanged')
const { serverProgram } = await import('../server/serverProgram')
await buildChanged(dataDir)
process.send?.({ program: await serverProgram() })
