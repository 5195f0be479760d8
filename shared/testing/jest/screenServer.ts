import type { Host, HostParts, RunningHost } from '../host'
import { freePort } from '../programs/freePort'
import { spend } from '../spend'
import { type TestHome, testHome } from '../testHome'

interface ScreenHost extends Host {
  readConfig(environment: Record<string, string | undefined>): Parameters<Host['buildServer']>[0]
  bareSlices: HostParts['slices']
}

export interface StartedServer {
  stop(): Promise<void>
}

/** One port for each of jest's workers, on which one file's server after the other listens. */
export const PORT_OF_WORKER = freePort()

/**
 * Starts the API for one file of tests, in this process, with a database of the file's own: with the demo, or with the
 * demo's people and no content.
 */
export async function startServer(content: 'demo' | 'empty'): Promise<StartedServer> {
  const { buildServer, readConfig, bareSlices } = (await import(
    process.env.SCREEN_HOST as string
  )) as ScreenHost
  const home = await testHome(content === 'demo' ? 'demo' : 'nothing')
  const config = readConfig({
    ...home.environment,
    DEMO: 'yes',
    PAYMENTS: 'sandbox',
    LOG_LEVEL: 'silent',
    PORT: String(PORT_OF_WORKER),
  })
  const server = await spend('starting servers', async () => {
    const built = await buildServer(config, content === 'empty' ? { slices: bareSlices } : {})
    await built.app.listen({ host: '127.0.0.1', port: PORT_OF_WORKER })
    return built
  })
  return { stop: () => stop(server, home) }
}

/** The page's open connections are closed: a server that stops would wait for them. */
async function stop(server: RunningHost, home: TestHome): Promise<void> {
  server.app.server.closeAllConnections()
  await server.close()
  await home.remove()
}
