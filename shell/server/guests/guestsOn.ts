import { releaseFolder } from 'shared/releases/record'
import { type GuestCall, readSlice, type SliceJson } from 'shared/releases/sliceJson'
import type { SliceGrants } from 'shared/server/config/sliceGrants'
import { composeRegistry } from '../registry/composeRegistry'
import { releasesOfPages } from '../registry/releasesOfPages'
import { findCall } from './findCall'
import { sliceRefusals } from './sliceRefusals'

/** The API process of a remote whose release pages get. */
export interface Guest {
  remote: string
  slice: SliceJson
}

export interface AskedCall {
  guest: Guest
  /** As slice.json names it. */
  name: string
  call: GuestCall
}

export interface Guests {
  all: readonly Guest[]
  /** @param path below `/api/`, without a query, as it was sent */
  find(method: string, path: string): AskedCall | undefined
}

interface Place {
  shelf: string
  grants: SliceGrants
  /** Hears of a slice that is not asked, and why. */
  tell(problem: string): void
}

/** Returns the guests of the present releases; they are read anew once the releases of pages have changed. */
export function guestsOn(place: Place): () => Guests {
  let known: { releases: string | undefined; guests: Guests } | undefined
  return () => {
    const { releases } = releasesOfPages(place.shelf)
    if (known?.releases !== releases || !known) known = { releases, guests: read(place) }
    return known.guests
  }
}

function read(place: Place): Guests {
  const all = guestsIn(place)
  return {
    all,
    find(method, path) {
      const guest = all.find(({ remote }) => remote === `mf-${path.split('/', 1)[0]}`)
      const found = guest && findCall(guest.slice.calls, method, path)
      return found && { guest, ...found }
    },
  }
}

function guestsIn({ shelf, grants, tell }: Place): Guest[] {
  if (Object.keys(grants).length === 0) return []
  return composeRegistry(shelf, () => '').remotes.flatMap(({ remote: { name: remote }, release }) => {
    const slice = readSlice(releaseFolder(shelf, remote, release))
    if (!slice) return []
    // A grant may have ended since the release arrived.
    const refused = sliceRefusals(shelf, remote, slice, grants)
    if (refused.length > 0)
      tell(`${remote}: the slice of release ${release} is not asked: ${refused.join('; ')}`)
    return refused.length > 0 ? [] : [{ remote, slice }]
  })
}
