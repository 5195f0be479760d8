import { useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'
import { pending$ } from './callQueue'
import { isOnline, online$ } from './connection'
import { laterCallsOf, notifyKept } from './later'

/** The one door for screens to what happens without a network: one queue and one word about the connection a page. */
export { laterCallsOf, notifyKept }

const follower = (stream: Observable<unknown>) => (changed: () => void) => {
  const subscription = stream.subscribe(changed)
  return () => subscription.unsubscribe()
}
const followConnection = follower(online$)
const followPending = follower(pending$)

const pendingNow = () => pending$.value

export function useOnline(): boolean {
  return useSyncExternalStore(followConnection, isOnline, isOnline)
}

/** How many changes wait on this device to be sent. */
export function usePending(): number {
  return useSyncExternalStore(followPending, pendingNow, pendingNow)
}
