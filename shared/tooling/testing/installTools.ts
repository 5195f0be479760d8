import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CHROMIUM, HEADLESS_SHELL } from '../../testing/browser/chromium'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx']

/** With the right to install packages. */
const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Debian's packages of the programs that only drills run; its `kubectl` is too old for our manifests. */
const PACKAGES = { prometheus: 'prometheus', promtool: 'prometheus', kubectl: undefined }

/** A program that only drills run. */
export type DrillProgram = keyof typeof PACKAGES

const found = (places: string[]) => places.some(existsSync)

/**
 * Installs the browser journeys' tools that npm lacks: Debian's packages where allowed, otherwise Playwright's browser.
 * Of the programs that only drills run, those of `needed`; throws where one is missing and cannot be installed.
 */
export function installTools(needed: readonly DrillProgram[] = []): void {
  const absent = needed.filter(program => !found(placesOf(program)))
  const forPeople = absent.filter(program => !isDebian || PACKAGES[program] === undefined)
  if (forPeople.length > 0)
    throw new Error(`Install ${forPeople.join(', ')} first: these drills cannot run without.`)
  const missing = [
    ...(found(CHROMIUM) ? [] : ['chromium']),
    ...(found(NGINX) ? [] : ['nginx-light']),
    ...new Set(absent.flatMap(program => PACKAGES[program] ?? [])),
  ]
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

/** Where a program would stand for a command that names it alone. */
function placesOf(program: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, program))
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
