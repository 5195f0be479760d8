import type { RemoteJson } from 'shared/remote/remoteJson'
import { broughtBy, type TakenPart, takenParts } from './brought'
import { readRecord } from './record'

/** A release that pages get. */
export interface ShownRelease {
  release: string
  remote: RemoteJson
}

/**
 * The parts that pages do not get of a release, by its remote: another remote has them that went live before and still
 * is. The gate refuses such a release; a rollback and the release that is shown in place of a newer one ask nobody, and
 * the parts may have gone to another remote meanwhile.
 */
export function contested(shelf: string, shown: readonly ShownRelease[]): Map<string, TakenPart[]> {
  const lists = shown.map(({ remote }) => broughtBy(remote.name, remote))
  const others = (name: string) => lists.filter(({ owner }) => owner !== name)
  const isDisputed = ({ remote }: ShownRelease) => takenParts(remote, others(remote.name)).length > 0
  const disputed = shown.filter(isDisputed)
  if (disputed.length === 0) return new Map()
  const inOrder = disputed
    .map(one => ({ ...one, since: liveSince(shelf, one) }))
    .sort((a, b) => a.since.localeCompare(b.since))
  return new Map(
    inOrder.map(({ remote }, i) => {
      const before = inOrder.slice(0, i).map(one => one.remote.name)
      const owners = lists.filter(({ owner }) => before.includes(owner))
      return [remote.name, takenParts(remote, owners)]
    }),
  )
}

/** One that is shown in place of a newer release is not live, and comes after all that are. */
function liveSince(shelf: string, { remote, release }: ShownRelease): string {
  const { since, until } = readRecord(shelf, remote.name, release).live.at(-1) ?? {}
  return since !== undefined && until === undefined ? since : 'not live'
}
