import { HOME_PATHS, homeWidgets } from './homeWidgets'
import { matchesPath, routeOf } from './matchRoute'
import { releaseName } from './releaseName'
import type { RegisteredRemote, Registry } from './remoteJson'

interface EarlyRead {
  /** The address of a GET call below `/api/`, with its query. */
  path: string
  /** The release of the remote that declares it. */
  release: string
}

/** The calls that the screen and widgets at an address will make at once, as their `remote.json` declares them. */
export function earlyCalls(registry: Registry, pathname: string): EarlyRead[] {
  if (!HOME_PATHS.some(path => matchesPath(path, pathname))) {
    const found = routeOf(registry, pathname)
    const route = found?.remote.remote.routes.find(({ path }) => path === found.path)
    return found ? readsOf(found.remote, route?.early) : []
  }
  const reads = homeWidgets(registry).flatMap(({ remote, widget }) => readsOf(remote, widget.early))
  return reads.filter(({ path }, at) => reads.findIndex(other => other.path === path) === at)
}

const readsOf = (remote: RegisteredRemote, early: readonly string[] = []): EarlyRead[] =>
  early.map(path => ({ path, release: releaseName(remote) }))
