import { useLayoutEffect } from 'react'
import { useSession } from 'shared/session'
import { endOpening } from './opening'

/** A token that is not good, or that nobody can be asked about, leads to no frame: what React shows takes its place. */
export function EndOpening() {
  const { status } = useSession()
  const noFrame = status === 'anonymous' || status === 'unreachable'
  useLayoutEffect(() => {
    if (noFrame) endOpening()
  }, [noFrame])
  return null
}
