import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Locked, type Packages, writeLock } from '../elsewhere/writeLock'
import { repositoryRoot } from '../repository'
import { KIT_VERSION } from './kitPackages'
import { lockFor } from './lockFor'
import { templatePackage } from './templateVersions'

/** Writes the packages that a new repository installs into the tools that make it: all in the versions that are proved here. */
export function writeTemplateLock(packages: string): void {
  const lock = lockOf(packages, templatePackage())
  writeFileSync(join(packages, 'tooling/generator/lock.json'), JSON.stringify(lock))
}

/** Makes of the folder of the archives a project whose installation has the command `my-diet`. They begin with kit and tooling. */
export function writeProject(packages: string, archives: readonly string[]): void {
  const folder = join(archives[0] ?? '', '..')
  const [kit = '', tooling = ''] = archives.map(file => `file:${basename(file)}`)
  const dependencies = { '@my-diet/kit': kit, '@my-diet/tooling': tooling }
  const project = { name: 'my-diet-packed', version: KIT_VERSION, private: true, dependencies }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(project, null, 2)}\n`)
  writeLock(folder, lockOf(packages, project))
}

function lockOf(packages: string, project: Locked): Packages {
  const { packages: here } = json<{ packages: Packages }>(join(repositoryRoot, 'package-lock.json'))
  const kit = ['kit', 'tooling', 'house'].map(name => {
    const { version, license, bin, engines, dependencies } = json<Record<string, unknown>>(
      join(packages, name, 'package.json'),
    )
    return [`node_modules/@my-diet/${name}`, { version, license, bin, engines, dependencies }]
  })
  return lockFor(here, project, Object.fromEntries(kit))
}

const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
