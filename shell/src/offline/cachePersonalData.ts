import { canStore } from 'shared/offline/deviceStore'
import type { QueryClient } from 'shared/query'
import { session$ } from 'shared/session'
import { cachePerson } from './cachedPerson'
import { cacheQueries, restoreQueries } from './cachedQueries'
import { PAGES, PICTURES } from './cacheNames'
import { personalStore } from './personalStore'

/**
 * Caches the signed-in person and the server's last answers for a start without a network; removes all of it once they
 * sign out, are refused, or somebody else signs in.
 */
export function cachePersonalData(client: QueryClient, releases: string): void {
  if (!canStore()) return
  let present: { id: number; stop: () => void } | undefined

  session$.subscribe(session => {
    const user = session.status === 'signedIn' ? session.user : undefined
    const leaves = session.status === 'anonymous' || (user && present && user.id !== present.id)
    if (leaves) {
      present?.stop()
      present = undefined
      void removePersonalData()
    }
    if (session.status !== 'signedIn') return
    const { id } = session.user
    if (!present) {
      present = { id, stop: cacheQueries(client, id, releases) }
      restoreQueries(client, id, releases).catch(() => undefined)
    }
    if (!session.unconfirmed) cachePerson(session.user, session.token).catch(() => undefined)
  })
}

/** Removes all personal data on this device except pending changes, for which the outbox has its own rules. */
async function removePersonalData(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage('forget')
  await Promise.allSettled([
    personalStore.clear(),
    ...('caches' in globalThis ? [PAGES, PICTURES].map(name => caches.delete(name)) : []),
  ])
}
