import { buildServer } from '../buildServer'
import { explainFailure } from '../explainFailure'
import { programConfig } from '../programConfig'
import { stopOnSignal } from '../stopOnSignal'

/**
 * The server as a process, without the pages, which need a build. It has one slow call, whose answer begins at once
 * and ends only after the server got the signal to stop.
 */
async function main(): Promise<void> {
  const config = programConfig()
  const server = await buildServer(config, {
    pages: async app => {
      const told = new Promise<void>(resolve => app.addHook('preClose', async () => resolve()))
      app.get('/slow', async () => {
        console.info('slow call begun')
        await told
        return { message: 'done' }
      })
    },
  })
  stopOnSignal([server.app])
  console.info(`listening on ${await server.app.listen({ host: '127.0.0.1', port: config.port })}`)
}

main().catch(error => {
  console.error(explainFailure(error))
  process.exit(1)
})
