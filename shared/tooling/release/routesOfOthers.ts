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

/** Whether two routes share an address: case tells them not apart, and a parameter takes whatever stands in its place. */
export function shareAddress(one: string, other: string): boolean {
  const [here, there] = [one, other].map(path => path.toLowerCase().split('/')) as [string[], string[]]
  const isParameter = (segment: string) => segment.startsWith(':')
  return (
    here.length === there.length &&
    here.every((segment, i) => [segment, there[i] ?? ''].some(isParameter) || segment === there[i])
  )
}
