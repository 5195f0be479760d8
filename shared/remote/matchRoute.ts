import type { RegisteredRemote, Registry } from './remoteJson'

/** Whether `pathname` (below /user) is an instance of a route's path; `:name` stands for one segment. */
export function matchesPath(path: string, pathname: string): boolean {
  const wanted = path.split('/')
  const given = pathname
    .replace(/^\/user(\/|$)/, '')
    .replace(/\/$/, '')
    .split('/')
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  )
}

/** The remote and the route of a pathname such as `/user/comidas`. */
export function routeOf(
  registry: Registry,
  pathname: string,
): { remote: RegisteredRemote; path: string } | undefined {
  for (const remote of registry.remotes) {
    const route = remote.remote.routes.find(candidate => matchesPath(candidate.path, pathname))
    if (route) return { remote, path: route.path }
  }
  return undefined
}
