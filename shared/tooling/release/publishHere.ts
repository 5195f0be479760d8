import { publish } from 'shared/releases'
import { holdShelf } from 'shared/releases/holdShelf'
import type { Origin } from 'shared/releases/record'
import { outputOf } from './builds'
import { misfitsHere } from './misfitsHere'

/**
 * Makes the present build of an app current, if it fits what is on the shelf at that moment or is forced. Whoever moves
 * its release over HTTP meanwhile waits. Returns the release's name; undefined where it does not fit.
 */
export function publishHere(shelf: string, app: string, origin: Origin): Promise<string | undefined> {
  return holdShelf(shelf, app, async () => {
    const fits = origin.forced !== undefined || (await misfitsHere(shelf, app)).length === 0
    return fits ? publish(shelf, app, outputOf(app), origin) : undefined
  })
}
