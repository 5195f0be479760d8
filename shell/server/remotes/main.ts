import { shelfIn } from 'shared/releases/shelf'
import { readConfig } from 'shared/server/config/config'
import { ConfigError } from 'shared/server/config/variables'
import { deployImage } from '../deployImage'
import { stopOnSignal } from '../stopOnSignal'
import { serveRemote } from './serveRemote'

/**
 * The program of a remote's image: deploys the image's release to the shelf, where the shell's process reads the
 * current release, and serves the shelf. Depends on neither the API nor other remotes.
 */
async function main(): Promise<void> {
  const { serve = [], dataDir, host, port } = readConfig(process.env)
  const [remote = '', ...others] = serve
  if (!remote.startsWith('mf-') || others.length > 0) {
    throw new ConfigError(['SERVE: se esperaba el nombre de un remoto, como mf-diet.'])
  }
  const shelf = shelfIn(dataDir)
  await deployImage(shelf, remote)
  const server = await serveRemote(remote, shelf)
  await server.listen({ host, port })
  stopOnSignal([server])
  console.info(`${remote} is served on port ${port}.`)
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
