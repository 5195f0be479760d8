import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser']
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx']

const found = (places: string[]) => places.some(existsSync)

/**
 * Installs the browser journeys' tools that npm lacks: Debian's packages where allowed, otherwise Playwright's browser.
 */
export function installTools(): void {
  const missing = [...(found(CHROMIUM) ? [] : ['chromium']), ...(found(NGINX) ? [] : ['nginx-light'])]
  if (missing.length === 0) return
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debian) {
    console.info(`Installing ${missing.join(' and ')}…`)
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
  } else if (missing.includes('chromium')) {
    run('npx', ['playwright', 'install', 'chromium'])
  }
}

function run(command: string, words: string[]): void {
  const { status } = spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`)
}
