import { resolve } from 'node:path'
import { publishIfNew } from 'shared/releases'
import { shelfIn } from 'shared/releases/shelf'
import { ConfigError, readConfig } from 'shared/server/config/config'
import { stopOnSignal } from '../stopOnSignal'
import { serveRemote } from './serveRemote'

const root = resolve(import.meta.dirname, '../../..')

/**
 * One remote as a program of its own, as its image runs it: the build that came with it goes to the shelf, where the
 * shell's process reads which release is shown, and the shelf is served. Needs nothing of the API or of other remotes.
 */
async function main(): Promise<void> {
  const { serve = [], dataDir, port } = readConfig(process.env)
  const [remote = '', ...others] = serve
  if (!remote.startsWith('mf-') || others.length > 0) {
    throw new ConfigError(['SERVE: se esperaba el nombre de un remoto, como mf-diet.'])
  }
  const shelf = shelfIn(dataDir)
  publishIfNew(shelf, remote, resolve(root, remote, 'dist'))
  const server = await serveRemote(remote, shelf)
  await server.listen({ host: '0.0.0.0', port })
  stopOnSignal([server])
  console.info(`${remote} is served on port ${port}.`)
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
