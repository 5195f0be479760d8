import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** A package in a lock, as npm writes it. */
export interface Locked {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  engines?: Readonly<Record<string, string>>
  dev?: boolean
  devOptional?: boolean
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** Packages by their place, such as `node_modules/a/node_modules/b`. */
export type Packages = Readonly<Record<string, Locked>>

const ARCHIVE = /^file:(?=.*\.tgz$)/

/** Writes the lock of a project: these packages. Those that its `package.json` has as archives are installed from there. */
export function writeLock(folder: string, packages: Packages): void {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Locked
  const { name, version, dependencies, devDependencies, engines } = about
  const archives = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, wanted]) => ARCHIVE.test(wanted))
    .map(([name, wanted]) => {
      const place = `node_modules/${name}`
      return [place, { ...packages[place], ...archived(folder, wanted.replace(ARCHIVE, '')) }] as const
    })
  const project = { name, version, dependencies, devDependencies, engines }
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': project, ...packages, ...Object.fromEntries(archives) },
  }
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
}

function archived(folder: string, archive: string): Locked {
  const file = resolve(folder, archive)
  const digest = createHash('sha512').update(readFileSync(file)).digest('base64')
  return { resolved: `file:${relative(folder, file).replaceAll('\\', '/')}`, integrity: `sha512-${digest}` }
}
