import { contested } from 'shared/releases/contested'
import { releaseName } from 'shared/remote/releaseName'
import type { RegisteredRemote } from 'shared/remote/remoteJson'

const MOST_KNOWN = 100
/** The registries in which no part is brought twice, by their releases: pages ask for them again and again. */
const undisputed = new Set<string>()

/** The remotes without the parts that another one has, which went live before. */
export function withoutTaken(
  shelf: string,
  remotes: readonly RegisteredRemote[],
  tell: (problem: string) => void = () => undefined,
): RegisteredRemote[] {
  const key = remotes.map(releaseName).join()
  if (undisputed.has(key)) return [...remotes]
  const taken = contested(shelf, remotes)
  if (taken.size === 0) {
    if (undisputed.size >= MOST_KNOWN) undisputed.clear()
    undisputed.add(key)
  }
  return remotes.map(one => {
    const { name } = one.remote
    const parts = taken.get(name) ?? []
    if (parts.length === 0) return one
    tell(
      `${name}: parts of release ${one.release} are not shown: ${parts.map(({ words }) => words).join('; ')}.`,
    )
    const rest = <T>(list: string, entries: readonly T[]) =>
      entries.filter((_, at) => !parts.some(part => part.list === list && part.at === at))
    const { routes, widgets, menu } = one.remote
    return {
      ...one,
      remote: {
        ...one.remote,
        routes: rest('routes', routes),
        widgets: rest('widgets', widgets),
        menu: rest('menu', menu),
      },
    }
  })
}
