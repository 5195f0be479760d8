import type { MenuEntry, RemoteJson } from 'shared/remote/remoteJson'

/** The parts that a remote brings, and no other may bring again. */
export interface Brought {
  owner: string
  routes: string[]
  widgets: string[]
  menu: Pick<MenuEntry, 'place' | 'label'>[]
}

/** The readable part of a remote's `remote.json`: its own build reports its errors. */
export function broughtBy(owner: string, json: unknown): Brought {
  return {
    owner,
    routes: entriesOf(json, 'routes').flatMap(({ path }) => textOf(path)),
    widgets: entriesOf(json, 'widgets').flatMap(({ name }) => textOf(name)),
    menu: entriesOf(json, 'menu').filter(isEntry),
  }
}

type Fields = Record<string, unknown>

function entriesOf(json: unknown, list: 'routes' | 'widgets' | 'menu'): Fields[] {
  const entries = (json as Fields | null | undefined)?.[list]
  return Array.isArray(entries) ? entries.filter(one => typeof one === 'object' && one !== null) : []
}

const textOf = (value: unknown) => (typeof value === 'string' ? [value] : [])

const isEntry = (entry: Fields): entry is Fields & Brought['menu'][number] =>
  typeof entry.place === 'string' && typeof entry.label === 'string'

/** A part of a remote.json that another remote has too. */
export interface TakenPart {
  list: 'routes' | 'widgets' | 'menu'
  /** Its place in the list. */
  at: number
  words: string
}

/** The parts of a remote.json that another remote has too: which of the two a person gets would be chance. */
export function takenParts(
  { routes, widgets, menu }: Pick<RemoteJson, 'routes' | 'widgets' | 'menu'>,
  others: readonly Brought[],
): TakenPart[] {
  const taken = (list: TakenPart['list'], at: number, name: string, has: (other: Brought) => boolean) => {
    const { owner } = others.find(has) ?? {}
    const words = `${list}.${at}.${name} is ${owner}'s already (${owner}/remote.json)`
    return owner ? [{ list, at, words }] : []
  }
  return [
    ...routes.flatMap(({ path }, at) =>
      taken('routes', at, `path ${path}`, other => other.routes.some(one => shareAddress(one, path))),
    ),
    ...widgets.flatMap(({ name }, at) =>
      taken('widgets', at, `name ${name}`, other => other.widgets.includes(name)),
    ),
    ...menu.flatMap((entry, at) =>
      taken('menu', at, `label ${entry.label}`, other => other.menu.some(one => sameEntry(one, entry))),
    ),
  ]
}

/** Whether two routes share an address: case makes no difference, and a parameter matches any segment in its place. */
function shareAddress(one: string, other: string): boolean {
  const [here, there] = [one, other].map(path => path.toLowerCase().split('/')) as [string[], string[]]
  const isParameter = (segment: string) => segment.startsWith(':')
  return (
    here.length === there.length &&
    here.every((segment, i) => [segment, there[i] ?? ''].some(isParameter) || segment === there[i])
  )
}

/** Two entries of one name in one place look like one. */
const sameEntry = (one: Brought['menu'][number], other: Brought['menu'][number]) =>
  one.place === other.place && one.label.trim().toLowerCase() === other.label.trim().toLowerCase()
