import { explainFailure } from './explainFailure'
import { announceFirstStart, greet } from './greet'
import { programConfig } from './programConfig'
import { serveParts } from './serveParts'
import { stopOnSignal } from './stopOnSignal'

async function main(): Promise<void> {
  const config = programConfig()
  announceFirstStart(config)
  const servers = await serveParts(config)
  stopOnSignal(servers)
  greet(config)
}

main().catch(error => {
  console.error(explainFailure(error))
  process.exit(1)
})
