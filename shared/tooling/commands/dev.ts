import { remotes } from 'shared/releases/remotes'
import type { Request, Response } from 'webpack-dev-server'
import { commandConfig } from '../commandConfig'
import { devRegistry } from '../dev/devRegistry'
import { serveHot } from '../dev/serveHot'
import { startApi } from '../dev/startApi'
import { remoteNamed } from '../remoteNamed'
import { remoteConfig } from '../webpack/remoteConfig'
import { shellConfig } from '../webpack/shellConfig'

/**
 * `npm run dev`: shell, remotes and API; each is restarted or hot-replaced when its sources change. `npm run dev --
 * mf-diet` starts only that remote, which is lighter.
 */
const { port, chatUrl } = commandConfig()
const apiPort = port + 20
const wanted = process.argv.slice(2).map(name => remoteNamed(name, 'npm run dev -- mf-diet'))
const served = remotes()
  .map((remote, i) => ({ remote, port: port + 1 + i }))
  .filter(({ remote }) => wanted.length === 0 || wanted.includes(remote))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
await startApi(apiPort)
await serveHot(shellConfig('development'), port, {
  historyApiFallback: true,
  proxy: [{ context: ['/api'], target: `http://localhost:${apiPort}` }],
  setupMiddlewares: middlewares => [
    {
      name: 'registry',
      path: '/registry.json',
      middleware: (request: Request, response: Response) => {
        void devRegistry(served, request.hostname).then(registry => response.json({ ...registry, chatUrl }))
      },
    },
    ...middlewares,
  ],
})
for (const { remote, port: remotePort } of served)
  await serveHot(remoteConfig(remote, 'development'), remotePort)
console.info(
  `\n  My Diet, hot: http://localhost:${port} (${served.map(({ remote }) => remote).join(', ')})\n`,
)
