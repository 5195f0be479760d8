import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locked } from '../elsewhere/writeLock'
import { fillIn } from '../generator/writeTemplates'
import { repositoryRoot } from '../repository'
import { versionsOf } from './packageJson'

const TEMPLATE = join(repositoryRoot, 'shared/tooling/generator/elsewhere/package.json.template')

/** The versions that a new repository begins with: those that are installed here. */
export function templateVersions(): Record<string, string> {
  const named = [...readFileSync(TEMPLATE, 'utf8').matchAll(/__version:([^_]+)__/g)].map(
    ([, name = '']) => name,
  )
  const versions = versionsOf(named, '')
  return Object.fromEntries(named.map(name => [`version:${name}`, versions[name] ?? missing(name)]))
}

/** The `package.json` of a new repository, with the versions that are installed here. */
export function templatePackage(): Locked {
  return JSON.parse(fillIn(readFileSync(TEMPLATE, 'utf8'), { ...templateVersions(), name: 'nueva' }))
}

function missing(name: string): never {
  throw new Error(`${name}, which a new repository needs, is not installed here.`)
}
