import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { serveRemote } from './serveRemote'

/** Serves every remote on its own port: the first on `port + 1`, and so on. Answers how to stop them. */
export async function startRemotes(port: number, shelf: string): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    remotes().map(async (remote, i) => {
      mkdirSync(join(shelf, remote), { recursive: true })
      const server = await serveRemote(remote, shelf)
      await server.listen({ port: port + 1 + i, host: '0.0.0.0' })
      return server
    }),
  )
  return async () => {
    await Promise.all(servers.map(server => server.close()))
  }
}
