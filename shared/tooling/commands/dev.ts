import { remotes } from 'shared/releases/remotes'
import { endIfFolderInUse } from 'shared/server/database/folderLock'
import type { Request, Response } from 'webpack-dev-server'
import { commandConfig } from '../commandConfig'
import { endIfPortsTaken } from '../dev/endIfPortsTaken'
import { remoteNamed } from '../remoteNamed'

/**
 * `npm run dev`: shell, remotes and API; each is restarted or hot-replaced when its sources change. `npm run dev --
 * mf-diet` starts only that remote, which is lighter.
 */
const config = commandConfig()
const { port, chatUrl } = config
const apiPort = port + 20
const wanted = process.argv.slice(2).map(name => remoteNamed(name, 'npm run dev -- mf-diet'))
const served = remotes()
  .map((remote, i) => ({ remote, port: port + 1 + i }))
  .filter(({ remote }) => wanted.length === 0 || wanted.includes(remote))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
// Both are said before anything is loaded or built, as `npm start` says them.
await endIfFolderInUse(config)
await endIfPortsTaken([port, apiPort, ...served.map(remote => remote.port)])
const { devRegistry } = await import('../dev/devRegistry')
const { serveHot } = await import('../dev/serveHot')
const { startApi } = await import('../dev/startApi')
const { remoteConfig } = await import('../webpack/remoteConfig')
const { shellConfig } = await import('../webpack/shellConfig')
const apiAnswers = await startApi(apiPort)
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
await apiAnswers()
console.info(
  `\n  My Diet, hot: http://localhost:${port} (${served.map(({ remote }) => remote).join(', ')})\n`,
)
