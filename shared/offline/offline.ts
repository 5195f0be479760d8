import { useMemo, useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'
import { isOnline, online$ } from './connection'
import { pendingCalls$, waitingCalls$ } from './pageOutbox'
import type { PendingCall } from './pendingCall'
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
const followWaiting = follower(waitingCalls$)

const pendingNow = () => pendingCalls$.value.length
const waitingNow = () => waitingCalls$.value

export function useOnline(): boolean {
  return useSyncExternalStore(followConnection, isOnline, isOnline)
}

/** The number of changes that the server does not have yet: being sent, or on this device. */
export function usePending(): number {
  return useSyncExternalStore(followPending, pendingNow, pendingNow)
}

/**
 * The changes of one call, such as `POST form-responses`, that wait on this device, in order: a screen shows them as
 * done, and does not offer them again.
 */
export function useWaiting(name: string): readonly Pick<PendingCall, 'params' | 'body'>[] {
  const waiting = useSyncExternalStore(followWaiting, waitingNow, waitingNow)
  return useMemo(() => waiting.filter(call => call.name === name), [waiting, name])
}
