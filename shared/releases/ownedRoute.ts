/** A route below /user, and the remote that brings it. */
export interface OwnedRoute {
  owner: string
  path: string
}

/** Whether two routes share an address: case makes no difference, and a parameter matches any segment in its place. */
export function shareAddress(one: string, other: string): boolean {
  const [here, there] = [one, other].map(path => path.toLowerCase().split('/')) as [string[], string[]]
  const isParameter = (segment: string) => segment.startsWith(':')
  return (
    here.length === there.length &&
    here.every((segment, i) => [segment, there[i] ?? ''].some(isParameter) || segment === there[i])
  )
}
