import { useSyncExternalStore } from 'react'
import { isOnline, online$ } from './connection'

/** The one door for screens to what happens without a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline)
}

function follow(changed: () => void): () => void {
  const subscription = online$.subscribe(changed)
  return () => subscription.unsubscribe()
}
