import { readConfig } from 'shared/server/config'
import { explainFailure } from './explainFailure'
import { greet } from './greet'
import { serveParts } from './serveParts'
import { stopOnSignal } from './stopOnSignal'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const servers = await serveParts(config)
  stopOnSignal(servers)
  greet(config)
}

main().catch(error => {
  console.error(explainFailure(error))
  process.exit(1)
})
