import { readIntegrity } from 'shared/releases/integrity'
import { type Provides, readProvides } from 'shared/releases/needs'
import { remotesOf } from 'shared/releases/onShelf'
import { releaseFolder } from 'shared/releases/record'
import { callsThatRun, livingProvides } from 'shared/releases/running'
import { shownRelease } from 'shared/releases/shown'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import type { PageGrants } from 'shared/server/config/pageGrants'
import { REMOTE_FILES } from '../remotes/releaseFiles'
import { grantedPage } from './grantedPage'
import { readRelease } from './readRelease'
import { damageOf } from './releaseDamage'
import { withoutTaken } from './withoutTaken'

/** Returns the origin from which browsers load a remote, without a trailing slash. */
export type OriginOf = (remote: string) => string

interface Options {
  /** The release of the shell in the page that asks; without it, the live one. */
  shell?: string
  /** The release that the browser that asks gets in place of the live one; it gives way as any other. */
  first?: (remote: string) => string | undefined
  /** Names the release before each, to which a page gives way. */
  withPrevious?: boolean
  /** The additions to the page's policies that remotes may make; without it, only those of their remote.json here. */
  grants?: PageGrants
  /** Hears what is not shown, and why. */
  tell?: (problem: string) => void
}

/**
 * The current registry: every remote that has a release, in the order of their ports,
 * and those of other repositories. A release that is damaged, or
 * whose needs the page's shell or the API does not meet, gives way to the one before.
 */
export function composeRegistry(shelf: string, originOf: OriginOf, options: Options = {}): Registry {
  const grants = options.grants ?? {}
  const running = { provides: providesOf(shelf, options.shell), calls: callsThatRun(shelf) }
  const remotes = remotesOf(shelf).flatMap((name): RegisteredRemote[] => {
    const { release, held } = shownRelease(shelf, name, running, {
      damage: damageOf,
      first: options.first?.(name),
    })
    for (const { release: newer, why } of held)
      options.tell?.(`${name}: release ${newer} is not shown: ${why.join('; ')}.`)
    if (!release) return []
    const { json, dropped } = readRelease(releaseFolder(shelf, name, release))
    if (dropped.length > 0)
      options.tell?.(`${name}: parts of release ${release} are not shown: ${dropped.join('; ')}.`)
    if (!json) return []
    const { page, refused } = grantedPage(name, json.remote.page, grants)
    if (refused.length > 0)
      options.tell?.(
        `${name}: release ${release} does not get ${refused.join('; ')}: PAGE_GRANTS has none of it.`,
      )
    const urlOf = (one: string) => `${originOf(name)}${REMOTE_FILES}${name}/${one}/`
    const before =
      options.withPrevious &&
      shownRelease(shelf, name, running, { damage: damageOf, first: options.first?.(name), before: release })
        .release
    const previous = before && readRelease(releaseFolder(shelf, name, before)).json
    return [
      {
        ...json,
        remote: { ...json.remote, ...(page && { page }) },
        release,
        url: urlOf(release),
        integrity: readIntegrity(releaseFolder(shelf, name, release))[json.entry],
        ...(previous && {
          previous: {
            container: previous.container,
            entry: previous.entry,
            release: before,
            url: urlOf(before),
            integrity: readIntegrity(releaseFolder(shelf, name, before))[previous.entry],
          },
        }),
      },
    ]
  })
  return { remotes: withoutTaken(shelf, remotes, options.tell) }
}

/** A page of a shell that left the shelf is answered as one of the live shell. */
function providesOf(shelf: string, shell: string | undefined): Provides | undefined {
  const own = shell && /^[0-9a-f]{16}$/.test(shell) && readProvides(releaseFolder(shelf, 'shell', shell))
  return own || livingProvides(shelf)
}
