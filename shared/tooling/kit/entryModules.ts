import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../repository'
import type { KitPackage } from './kitPackages'

/** A module that teams import, and the name that they write for it. */
export interface Entry {
  name: string
  module: string
}

const NO_MODULE = /(\.test|\.stories|\.d)\.tsx?$/

/** Every entry point of a package, its patterns filled in. */
export function entryModules({ entries, name: packageName }: KitPackage): Entry[] {
  const found = Object.entries(entries).flatMap(([name, pattern]) =>
    matching(pattern).map(({ module, star }) => ({
      name: packageName + name.slice(1).replace('*', star),
      module,
    })),
  )
  // A module may have a name of its own and be in a pattern too.
  return [...new Map(found.map(entry => [entry.name, entry])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )
}

function matching(pattern: string): { module: string; star: string }[] {
  if (!pattern.includes('*')) return [{ module: pattern, star: '' }]
  const folder = pattern.slice(0, pattern.indexOf('*'))
  const [, extension = ''] = /\*(\.\w+)$/.exec(pattern) ?? []
  return readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(extension) && !NO_MODULE.test(path))
    .flatMap(path => {
      const module = relative('.', join(folder, path))
      const star = starIn(path.slice(0, -extension.length), pattern)
      return star !== undefined && pattern.replaceAll('*', star) === module ? [{ module, star }] : []
    })
    .sort((a, b) => (a.module < b.module ? -1 : 1))
}

/** In a pattern with two stars both are the same name, such as a part's folder and its module. */
function starIn(path: string, pattern: string): string | undefined {
  return pattern.split('*').length > 2 ? path.split('/')[0] : path
}
