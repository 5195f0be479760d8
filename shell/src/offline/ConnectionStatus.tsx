import { useEffect, useRef, useState } from 'react'
import { useOnline, usePending } from 'shared/offline'
import { decided$ } from 'shared/offline/callQueue'
import { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice'

/** What is sent at once is nobody's worry: only what takes longer is told. */
const TOLD_AFTER_MS = 1_500
const SAVED_FOR_MS = 4_000

/** The frame's word about the network and about what waits for it. */
export function ConnectionStatus() {
  const online = useOnline()
  const pending = usePending()
  return <ConnectionNotice state={useNotice(online, pending)} pending={pending} />
}

function useNotice(online: boolean, pending: number): ConnectionNoticeProps['state'] {
  const [told, setTold] = useState(false)
  const [saved, setSaved] = useState(false)
  const refusedAt = useRef(0)

  // What was refused is told as such: not everything is saved.
  useEffect(() => {
    const subscription = decided$.subscribe(({ answer }) => {
      if (answer.ok) return
      refusedAt.current = Date.now()
      setSaved(false)
    })
    return () => subscription.unsubscribe()
  }, [])

  useEffect(() => {
    if (pending === 0) {
      setTold(false)
      if (told && Date.now() - refusedAt.current > SAVED_FOR_MS) setSaved(true)
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
  if (pending > 0) return told ? 'sending' : 'quiet'
  return saved ? 'saved' : 'quiet'
}
