import { remotes } from 'shared/releases/remotes'
import { endIfFolderInUse } from 'shared/server/database/folderLock'
import { commandConfig } from '../commandConfig'
import { endIfPortsTaken } from '../dev/endIfPortsTaken'
import { serveHot } from '../dev/serveHot'
import { startApi } from '../dev/startApi'
import { remoteNamed } from '../remoteNamed'
import { standaloneConfig } from '../webpack/standaloneConfig'

/** `npm run dev -w mf-diet`: one remote by itself on its own port, with the API and the demo's patient signed in. */
const remote = remoteNamed(process.argv[2], 'npm run dev -w mf-diet')
const config = commandConfig()
const { port } = config
const ownPort = port + 1 + remotes().indexOf(remote)
const apiPort = port + 20

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
// Uses an API that runs already, for example that of `npm run dev`: two cannot open the embedded database.
const running = await fetch(`http://localhost:${apiPort}/api/health/live`).then(
  answer => answer.ok,
  () => false,
)
if (!running) await endIfFolderInUse(config)
await endIfPortsTaken(running ? [ownPort] : [ownPort, apiPort])
const apiAnswers = running ? undefined : await startApi(apiPort)
await serveHot(standaloneConfig(remote), ownPort, {
  historyApiFallback: true,
  proxy: [{ context: ['/api'], target: `http://localhost:${apiPort}` }],
})
await apiAnswers?.()
console.info(`\n  ${remote} alone: http://localhost:${ownPort}\n`)
