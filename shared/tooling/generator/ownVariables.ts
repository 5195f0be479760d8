import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*\b/g

/** The variables of the environment that a domain's server reads and the house's own configuration does not. */
export function ownVariables(root: string, remote: string): Set<string> {
  const readers = modulesIn(join(root, remote, 'server')).filter(text => text.includes('readVariables('))
  const known = new Set(modulesIn(join(root, 'shared/server/config')).flatMap(namesIn))
  return new Set(readers.flatMap(namesIn).filter(name => !known.has(name)))
}

const namesIn = (text: string) => text.match(NAME) ?? []

function modulesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
}
