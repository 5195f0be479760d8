import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnedRoute } from 'shared/releases/ownedRoute'

/** The routes of every other remote in the repository. */
export function routesOfOthers(root: string, app: string): OwnedRoute[] {
  return readdirSync(root)
    .filter(name => name.startsWith('mf-') && name !== app)
    .flatMap(owner => pathsIn(join(root, owner, 'remote.json')).map(path => ({ owner, path })))
}

/** The readable routes of a remote.json: its own remote's build reports its errors. */
function pathsIn(file: string): string[] {
  if (!existsSync(file)) return []
  try {
    const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] }
    return routes.map(({ path }) => path).filter(path => typeof path === 'string')
  } catch {
    return []
  }
}
