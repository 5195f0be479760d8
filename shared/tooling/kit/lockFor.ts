import type { Locked, Packages } from '../elsewhere/writeLock'

/** A workspace's own folder of packages. */
const OF_WORKSPACE = /^[\w-]+\/(?=node_modules\/)/

/**
 * Returns the packages that a project outside this repository installs: the part of this repository's lock that it and
 * the packages of the kit need, in the places of here. A workspace's own packages stand below the package of the kit
 * instead.
 */
export function lockFor(here: Packages, project: Locked, kit: Packages): Packages {
  const packages = new Map<string, Locked>()

  /** `from` is where the package with these needs is here, `below` the package of the kit that brought it. */
  function add(needs: Locked, from: string, below: string, dev: boolean): void {
    for (const [name, version] of needed(needs)) {
      const own = `node_modules/${name}`
      const place = kit[own] ? '' : placeOf(here, name, version, from)
      const at = place === '' ? own : place?.replace(OF_WORKSPACE, below && `${below}/`)
      if (!at && needs.optionalDependencies?.[name]) continue
      if (!at)
        throw new Error(`${name} ${version} is not locked here: ${from || below || project.name} needs it.`)
      if (packages.has(at)) continue
      const { dev: _, devOptional: __, ...locked } = kit[at] ?? here[place ?? ''] ?? {}
      packages.set(at, { ...locked, ...(dev && { dev }) })
      add(locked, place ?? '', place === '' ? own : below, dev)
    }
  }

  add({ dependencies: project.dependencies ?? {} }, '', '', false)
  add({ dependencies: project.devDependencies ?? {} }, '', '', true)
  return Object.fromEntries([...packages].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function needed({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked) {
  const peers = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => !peerDependenciesMeta?.[name]?.optional,
  )
  return [...peers, ...Object.entries({ ...dependencies, ...optionalDependencies })]
}

/** The place of a package here: as its dependant finds it; for a project or the kit, in the version that it names. */
function placeOf(here: Packages, name: string, version: string, from: string): string | undefined {
  const top = `node_modules/${name}`
  if (from === '')
    return Object.keys(here).find(
      place => place.replace(OF_WORKSPACE, '') === top && here[place]?.version === version,
    )
  for (
    let folder = from;
    folder !== '';
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  )
    if (here[`${folder}/${top}`]) return `${folder}/${top}`
  return here[top] && top
}
