import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Brought, broughtBy } from 'shared/releases/brought'

/** The parts that the other remotes of the repository bring. */
export function broughtByOthers(root: string, app: string): Brought[] {
  return readdirSync(root)
    .filter(name => name.startsWith('mf-') && name !== app)
    .map(owner => broughtBy(owner, jsonIn(join(root, owner, 'remote.json'))))
}

function jsonIn(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
