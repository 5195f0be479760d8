import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './readCompose'

/** The pages that an operator types from. */
export const PAGES = [
  'shell/server/operation/README.md',
  'shell/server/backups/README.md',
  'shell/server/privacy/README.md',
  'shell/gateway/README.md',
  'shared/tooling/commands/README.md',
  'shared/releases/README.md',
] as const

const textOf = (page: string) => readFileSync(join(repositoryRoot, page), 'utf8')

/** The code on a page, a line or a pair of backquotes each, with the lines that a list indents. */
export function codeOf(page: string): string[] {
  const text = textOf(page)
  const lines = [...text.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line = '']) => line)
  return [...lines, ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)]
}

/** The scripts that a page runs by `npm run`, also those inside of other commands. */
export const scriptsOf = (page: string): string[] =>
  codeOf(page).flatMap(code => [...code.matchAll(/\bnpm run ([\w-]+)/g)].map(([, script = '']) => script))

interface ComposeCommand {
  /** As it is typed. */
  line: string
  verb: string
  flags: string[]
  /** The words that are neither flags nor their values, up to a command of the container. */
  services: string[]
  /** The words that the container runs. */
  inside: string[]
}

/** Stands for the words of `$(a command)`. */
const OF_A_COMMAND = '$()'

/** Flags of Compose that take the next word as their value. */
const VALUED = ['--build-arg', '--scale', '--since']

/** Verbs whose first service is followed by a command of its container. */
const RUNS = ['exec', 'run']

export function composeCommandsOf(page: string): ComposeCommand[] {
  return codeOf(page)
    .filter(code => code.startsWith('docker compose '))
    .map(line => {
      const [verb = '', ...words] = line
        .replaceAll(/\$\([^)]*\)/g, OF_A_COMMAND)
        .replace(/ [<|>].*$/, '')
        .split(' ')
        .slice(2)
      const flags: string[] = []
      const services: string[] = []
      let inside: string[] = []
      for (let at = 0; at < words.length; at++) {
        const word = words[at] ?? ''
        if (word.startsWith('-')) flags.push(word)
        else if (word !== OF_A_COMMAND) services.push(word)
        if (VALUED.includes(word)) {
          const value = words[++at] ?? ''
          if (word === '--scale') services.push(value.split('=')[0] ?? '')
        } else if (RUNS.includes(verb) && services.length > 0) {
          inside = words.slice(at + 1)
          break
        }
      }
      return { line, verb, flags, services, inside }
    })
}
