import { readConfig } from 'shared/server/config/config'
import { buildServer } from '../buildServer'
import { explainFailure } from '../explainFailure'
import { slices } from '../slices'
import { stopOnSignal } from '../stopOnSignal'

/** The server of a practice that has not published any content: it has accounts and nothing else. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const bare = slices.map(({ demoContent: _content, seedDemo: _seed, ...slice }) => slice)
  const server = await buildServer(config, { slices: bare })
  stopOnSignal([server.app])
  console.info(`listening on ${await server.app.listen({ host: '0.0.0.0', port: config.port })}`)
}

main().catch(error => {
  console.error(explainFailure(error))
  process.exit(1)
})
