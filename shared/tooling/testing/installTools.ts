import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CHROMIUM, HEADLESS_SHELL } from '../../testing/browser/chromium'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx']

/** With the right to install packages. */
const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0

const found = (places: string[]) => places.some(existsSync)

/**
 * Installs the browser journeys' tools that npm lacks: Debian's packages where allowed, otherwise Playwright's browser.
 */
export function installTools(): void {
  const missing = [...(found(CHROMIUM) ? [] : ['chromium']), ...(found(NGINX) ? [] : ['nginx-light'])]
  if (missing.length === 0 && headlessShell().length === 0) return
  if (isDebian) {
    run('apt-get', ['update', '-qq'])
    const packages = [...missing, ...headlessShell()]
    console.info(`Installing ${packages.join(' and ')}…`)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  } else if (missing.includes('chromium')) {
    run('npx', ['playwright', 'install', 'chromium'])
  }
}

/** The package of the faster browser, which not every distribution has: without it the tests take the full one. */
function headlessShell(): string[] {
  const name = 'chromium-headless-shell'
  if (!isDebian || found(HEADLESS_SHELL)) return []
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0 ? [name] : []
}

function run(command: string, words: string[]): void {
  const { status } = spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`)
}
