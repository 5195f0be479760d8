import { useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'
import { isOnline, online$ } from './connection'
import { pendingCalls$ } from './pageOutbox'
import { notifyPending, offlineCallsOf } from './sendOrStore'
import { useOfflineMutation } from './useOfflineMutation'

/** The one door for screens to what happens without a network: one outbox and one connection a page. */
export { notifyPending, offlineCallsOf, useOfflineMutation }

const follower = (stream: Observable<unknown>) => (changed: () => void) => {
  const subscription = stream.subscribe(changed)
  return () => subscription.unsubscribe()
}
const followConnection = follower(online$)
const followPending = follower(pendingCalls$)

const pendingNow = () => pendingCalls$.value.length

export function useOnline(): boolean {
  return useSyncExternalStore(followConnection, isOnline, isOnline)
}

/** How many changes the server does not have yet: on their way, or on this device. */
export function usePending(): number {
  return useSyncExternalStore(followPending, pendingNow, pendingNow)
}
