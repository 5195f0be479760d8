import { remotes } from 'shared/releases/remotes'
import { commandConfig } from '../commandConfig'
import { serveHot } from '../dev/serveHot'
import { startApi } from '../dev/startApi'
import { remoteNamed } from '../remoteNamed'
import { standaloneConfig } from '../webpack/standaloneConfig'

/** `npm run dev -w mf-diet`: one remote by itself on its own port, with the API and the demo's patient signed in. */
const remote = remoteNamed(process.argv[2], 'npm run dev -w mf-diet')
const { port } = commandConfig()
const ownPort = port + 1 + remotes().indexOf(remote)
const apiPort = port + 20

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
// Uses an API that runs already, for example that of `npm run dev`: two cannot open the embedded database.
const running = await fetch(`http://localhost:${apiPort}/api/health/live`).then(
  answer => answer.ok,
  () => false,
)
if (!running) await startApi(apiPort)
await serveHot(standaloneConfig(remote), ownPort, {
  historyApiFallback: true,
  proxy: [{ context: ['/api'], target: `http://localhost:${apiPort}` }],
})
console.info(`\n  ${remote} alone: http://localhost:${ownPort}\n`)
