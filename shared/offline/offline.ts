import { useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'
import { isOnline, online$ } from './connection'
import { pendingCalls$ } from './pageOutbox'
import { notifyPending, offlineCallsOf } from './sendOrStore'
import { useOfflineMutation } from './useOfflineMutation'

/** The only module of this folder for screens: one outbox and one connection per page. */
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

/** The number of changes that the server does not have yet: being sent, or on this device. */
export function usePending(): number {
  return useSyncExternalStore(followPending, pendingNow, pendingNow)
}
