import type { FastifyInstance } from 'fastify'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import type { Config } from 'shared/server/config/config'
import { ConfigError } from 'shared/server/config/variables'
import { buildPages } from './buildPages'
import { buildServer } from './buildServer'
import { pages } from './pages/pages'
import { serveRemote } from './remotes/serveRemote'
import { leavePort } from './runningPort'

const EVERYTHING = ['api', 'pages', 'remotes']

/**
 * Starts the parts that `SERVE` names: all in one process on a laptop, one part per process behind a gateway. Returns
 * the listening servers. Throws a ConfigError for an unknown part.
 */
export async function serveParts(config: Config): Promise<FastifyInstance[]> {
  const parts = config.serve ?? EVERYTHING
  const known = [...EVERYTHING, ...remotes()]
  const unknown = parts.filter(part => !known.includes(part))
  if (unknown.length > 0) {
    throw new ConfigError([`SERVE: no existe ${unknown.join(', ')}. Existen: ${known.join(', ')}.`])
  }
  const shelf = shelfIn(config.dataDir)
  const servers: [port: number, server: FastifyInstance][] = []
  if (parts.includes('api')) {
    const server = await buildServer(config, parts.includes('pages') ? { pages } : {})
    servers.push([config.port, server.app])
  } else if (parts.includes('pages')) {
    servers.push([config.port, await buildPages(config)])
  }
  for (const [i, remote] of remotes().entries()) {
    if (parts.includes(remote)) servers.push([config.port, await serveRemote(remote, shelf)])
    else if (parts.includes('remotes')) servers.push([config.port + 1 + i, await serveRemote(remote, shelf)])
  }
  await Promise.all(servers.map(([port, server]) => server.listen({ host: config.host, port })))
  // The one that people open listens first.
  const [opened] = servers
  const [address] = opened?.[1].addresses() ?? []
  const isSite = parts.includes('api') || parts.includes('pages')
  if (isSite && typeof address === 'object') await leavePort({ ...config, port: address.port })
  return servers.map(([, server]) => server)
}
