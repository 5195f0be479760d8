import { shelfIn } from 'shared/releases/shelf'
import { ConfigError, readConfig } from 'shared/server/config'
import { FolderInUse } from 'shared/server/folderLock'
import { buildServer, type Server } from './buildServer'
import { greet } from './greet'
import { pages } from './pages/pages'
import { startRemotes } from './remotes/startRemotes'

/** How long what is under way may take after being told to stop; the whole stop stays under ten seconds. */
const PATIENCE_MS = 8000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const server = await buildServer(config, { pages })
  const stopRemotes = await startRemotes(config.port, shelfIn(config.dataDir))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void Promise.all([stop(server), stopRemotes()]).then(() => process.exit(0)))
  }
  await server.app.listen({ host: '0.0.0.0', port: config.port })
  greet(config)
}

async function stop({ app, close }: Server): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  await close()
  clearTimeout(impatience)
}

main().catch(error => {
  const expected = error instanceof ConfigError || error instanceof FolderInUse
  console.error(expected ? error.message : error)
  process.exit(1)
})
