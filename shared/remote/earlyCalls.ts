import { HOME_PATHS, homeWidgets } from './homeWidgets'
import { matchesPath, routeOf } from './matchRoute'
import type { Registry } from './remoteJson'

/** The calls that the screen and widgets at an address will make at once, as their `remote.json` declares them. */
export function earlyCalls(registry: Registry, pathname: string): string[] {
  const home = HOME_PATHS.some(path => matchesPath(path, pathname))
  if (home) return [...new Set(homeWidgets(registry).flatMap(({ widget }) => widget.early ?? []))]
  const found = routeOf(registry, pathname)
  return found?.remote.remote.routes.find(route => route.path === found.path)?.early ?? []
}
