import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import type { Config } from 'shared/server/config/config'
import { DEMO_EMAILS, DEMO_PASSWORD } from './auth/demoAccounts'
import { hasMailbox } from './outbox/outbox'

/** The first start takes a while: the terminal shows why. */
export function announceFirstStart({ databaseUrl, dataDir, demo, serve }: Config): void {
  if (serve && !serve.includes('api')) return
  if (databaseUrl || existsSync(join(dataDir, 'database'))) return
  console.info(`Creating the database${demo ? ' and loading the demo content' : ''} in ${dataDir}…`)
}

/** Prints the addresses and accounts once the server is ready. */
export function greet(config: Config): void {
  const { port, demo, serve } = config
  const everything = serve === undefined
  const lines = [
    '',
    `  My Diet${everything ? '' : ` (${serve.join(', ')})`} is ready:  http://localhost:${port}`,
    ...(everything ? [`  remotes on ${port + 1} to ${port + remotes().length}`] : []),
    ...(everything || serve.includes('api')
      ? [`  API documentation on http://localhost:${port}/api/docs`]
      : []),
    ...(everything && demo
      ? [`  demo accounts ${Object.values(DEMO_EMAILS).join(' and ')}, password ${DEMO_PASSWORD}`]
      : []),
    ...(everything && hasMailbox(config) ? [`  mails wait on http://localhost:${port}/api/outbox`] : []),
    '  Ctrl-C stops it.',
    '',
  ]
  console.info(lines.join('\n'))
}
