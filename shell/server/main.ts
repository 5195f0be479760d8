import { endIfFolderInUse } from 'shared/server/database/folderLock'
import { programConfig } from './programConfig'

async function main(): Promise<void> {
  const config = programConfig()
  if (config.serve?.includes('api') ?? true) await endIfFolderInUse(config)
  // Loaded after that look, since it takes long: an operator reads at once that the folder is in use.
  const { serve } = await import('./serve')
  await serve(config)
}

main().catch(async error => {
  const { explainFailure } = await import('./explainFailure')
  console.error(explainFailure(error))
  process.exit(1)
})
