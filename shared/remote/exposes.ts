import type { RemoteJson } from './remoteJson'

/** The container's key of a route's screen. */
export const routeKey = (path: string) => `./${path}`
/** The container's key of a home widget. */
export const widgetKey = (name: string) => `./widget/${name}`

/** Every module that a remote exposes, derived from its `remote.json`, so that no list exists twice. */
export function exposedModules(remote: RemoteJson): Record<string, string> {
  return Object.fromEntries([
    ...remote.routes.map(route => [routeKey(route.path), route.screen]),
    ...remote.widgets.map(widget => [widgetKey(widget.name), widget.module]),
  ])
}
