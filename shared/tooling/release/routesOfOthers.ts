import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface OwnedRoute {
  owner: string
  path: string
}

/** The routes of every remote in the house but this one. */
export function routesOfOthers(root: string, app: string): OwnedRoute[] {
  return readdirSync(root)
    .filter(name => name.startsWith('mf-') && name !== app)
    .flatMap(owner => pathsIn(join(root, owner, 'remote.json')).map(path => ({ owner, path })))
}

/** Whatever is wrong with a page, its own remote's build says: here it has the routes that can be read. */
function pathsIn(file: string): string[] {
  if (!existsSync(file)) return []
  try {
    const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] }
    return routes.map(({ path }) => path).filter(path => typeof path === 'string')
  } catch {
    return []
  }
}

/** Whether two routes are at the same addresses: neither case nor the name of a parameter tells them apart. */
export function isSameAddress(one: string, other: string): boolean {
  return addressOf(one) === addressOf(other)
}

function addressOf(path: string): string {
  return path.toLowerCase().replace(/:[^/]+/g, ':')
}
