import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useOnline, usePending } from 'shared/offline'
import { acknowledgeRefused, refusedCalls$ } from 'shared/offline/pageOutbox'
import { useSession } from 'shared/session'
import { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice'
import { RefusedChanges } from './RefusedChanges'

/** A change that is sent at once needs no notice. */
const TOLD_AFTER_MS = 1_500
const SAVED_FOR_MS = 4_000

/** The frame's notices about the network, about changes that wait for it, and about those that were then refused. */
export function ConnectionStatus() {
  const online = useOnline()
  const pending = usePending()
  const session = useSession()
  const unconfirmed = session.status === 'signedIn' && session.unconfirmed === true
  const refused = useSyncExternalStore(followRefused, refusedNow, refusedNow)
  return (
    <>
      <ConnectionNotice
        state={useNotice(online, pending, refused.length > 0, unconfirmed)}
        pending={pending}
      />
      <RefusedChanges changes={refused} onSeen={acknowledgeRefused} />
    </>
  )
}

const refusedNow = () => refusedCalls$.value

function followRefused(changed: () => void): () => void {
  const subscription = refusedCalls$.subscribe(changed)
  return () => subscription.unsubscribe()
}

function useNotice(
  online: boolean,
  pending: number,
  refused: boolean,
  unconfirmed: boolean,
): ConnectionNoticeProps['state'] {
  const [told, setTold] = useState(false)
  const [saved, setSaved] = useState(false)
  // After a refusal the notice must not say that everything is saved.
  const complete = useRef(true)
  if (refused) complete.current = false

  useEffect(() => {
    if (pending === 0) {
      setTold(false)
      if (told && complete.current) setSaved(true)
      complete.current = true
      return
    }
    setSaved(false)
    const timer = setTimeout(() => setTold(true), online ? TOLD_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [online, pending, told])

  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(false), SAVED_FOR_MS)
    return () => clearTimeout(timer)
  }, [saved])

  if (!online) return 'offline'
  if (unconfirmed) return 'unconfirmed'
  if (pending > 0) return told ? 'sending' : 'quiet'
  return saved ? 'saved' : 'quiet'
}
