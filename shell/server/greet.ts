import { remotes } from 'shared/releases/remotes'
import type { Config } from 'shared/server/config'
import { DEMO_EMAILS, DEMO_PASSWORD } from './auth/demoAccounts'

/** What a person at the terminal needs to know once the server is ready. */
export function greet({ port, demo }: Config): void {
  const last = port + remotes().length
  const lines = [
    '',
    `  My Diet is ready:  http://localhost:${port}`,
    `  remotes on ${port + 1} to ${last}, API documentation on http://localhost:${port}/api/docs`,
    ...(demo
      ? [`  demo accounts ${Object.values(DEMO_EMAILS).join(' and ')}, password ${DEMO_PASSWORD}`]
      : []),
    '  Ctrl-C stops it.',
    '',
  ]
  console.info(lines.join('\n'))
}
