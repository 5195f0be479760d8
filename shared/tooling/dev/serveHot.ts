import webpack, { type Configuration } from 'webpack'
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server'

/** Serves one build from memory with hot replacement; resolves once it listens. */
export async function serveHot(
  config: Configuration,
  port: number,
  more: DevServerConfiguration = {},
): Promise<void> {
  const server = new WebpackDevServer(
    {
      host: '0.0.0.0',
      port,
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      // A remote's code runs in the shell's page: it must ask its own server for changes, not the page's.
      client: { webSocketURL: { hostname: '0.0.0.0', port }, overlay: false, logging: 'warn' },
      setupExitSignals: false,
      ...more,
    },
    webpack(config),
  )
  await server.start()
}
