import { canKeep } from 'shared/offline/keptPlace'
import type { QueryClient } from 'shared/query'
import { session$ } from 'shared/session'
import { PAGES, PICTURES } from './keptCaches'
import { keptData } from './keptData'
import { keepPerson } from './keptPerson'
import { keepQueries, restoreQueries } from './keptQueries'

/**
 * Keeps, for a start without a network, who is signed in and what the server last told them; and nothing of anybody
 * once they are gone: signed out, refused, or followed by somebody else.
 */
export function keepPeoplesData(client: QueryClient, releases: string): void {
  if (!canKeep()) return
  let present: { id: number; stop: () => void } | undefined

  session$.subscribe(session => {
    const user = session.status === 'signedIn' ? session.user : undefined
    const leaves = session.status === 'anonymous' || (user && present && user.id !== present.id)
    if (leaves) {
      present?.stop()
      present = undefined
      void forgetPeoplesData()
    }
    if (session.status !== 'signedIn') return
    const { id } = session.user
    if (!present) {
      present = { id, stop: keepQueries(client, id, releases) }
      restoreQueries(client, id, releases).catch(() => undefined)
    }
    if (!session.unconfirmed) keepPerson(session.user, session.token).catch(() => undefined)
  })
}

/** Everything personal on this device but changes that wait to be sent, whose queue has rules of its own. */
async function forgetPeoplesData(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage('forget')
  await Promise.allSettled([
    keptData.clear(),
    ...('caches' in globalThis ? [PAGES, PICTURES].map(name => caches.delete(name)) : []),
  ])
}
