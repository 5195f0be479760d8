import { useEffect, useEffectEvent } from 'react'
import { afterFrame } from '../../late/afterFrame'
import { onceLoaded } from '../../late/onceLoaded'

/** Offers passkeys until the signal ends it, and returns the message of a failure. */
export type PasskeyOffer = (until: AbortSignal) => Promise<string | undefined>

/** Makes the offer once the page is idle, and while no other way to use a passkey is under way. */
export function usePasskeyOffer(
  offer: PasskeyOffer,
  paused: boolean,
  showFailure: (message: string) => void,
) {
  const show = useEffectEvent(showFailure)
  useEffect(() => {
    if (paused) return
    const end = new AbortController()
    const make = async () => {
      const message = end.signal.aborted ? undefined : await offer(end.signal)
      if (message) show(message)
    }
    // A page has idle time before its first frame too.
    afterFrame(() => onceLoaded(make))
    return () => end.abort()
  }, [offer, paused])
}
