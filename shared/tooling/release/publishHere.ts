import { publish, publishCandidate } from 'shared/releases'
import { holdShelf } from 'shared/releases/holdShelf'
import type { Origin } from 'shared/releases/record'
import { startTrial } from 'shared/releases/trial'
import { outputOf } from './builds'
import { misfitsHere } from './misfitsHere'
import type { Audience } from './releaseWords'

/**
 * Puts the present build of an app on the shelf for its audience, if it fits what is there at that moment or is forced.
 * A pipeline that moves its release over HTTP meanwhile waits. Returns the release's name; undefined where it does not fit.
 */
export function publishHere(
  shelf: string,
  app: string,
  origin: Origin,
  audience: Audience,
): Promise<string | undefined> {
  return holdShelf(shelf, app, async () => {
    const fits = origin.forced !== undefined || (await misfitsHere(shelf, app)).length === 0
    if (!fits) return undefined
    if (audience === 'all') return publish(shelf, app, outputOf(app), origin)
    const release = publishCandidate(shelf, app, outputOf(app), origin)
    if (audience !== 'nobody') startTrial(shelf, app, { release, share: audience.share, by: origin.by })
    return release
  })
}
