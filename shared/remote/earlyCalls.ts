import { HOME_PATHS, homeWidgets } from './homeWidgets'
import { matchesPath, routeOf } from './matchRoute'
import type { Registry } from './remoteJson'

/** The calls that what an address shows is going to make at once, by its remotes' word. */
export function earlyCalls(registry: Registry, pathname: string): string[] {
  const home = HOME_PATHS.some(path => matchesPath(path, pathname))
  if (home) return [...new Set(homeWidgets(registry).flatMap(({ widget }) => widget.early ?? []))]
  const found = routeOf(registry, pathname)
  return found?.remote.remote.routes.find(route => route.path === found.path)?.early ?? []
}
