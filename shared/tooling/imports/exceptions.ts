import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'shared/tooling/imports/exceptions.json'

/** The modules that stay in shared with one user, each with the reason. */
export function exceptionsIn(root: string): Record<string, string> {
  const file = join(root, FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Adds modules to that list. */
export function keepForOneOwner(root: string, modules: readonly string[], reason: string): void {
  const more = Object.fromEntries(modules.map(module => [module, reason]))
  writeFileSync(join(root, FILE), `${JSON.stringify({ ...exceptionsIn(root), ...more }, null, 2)}\n`)
}
