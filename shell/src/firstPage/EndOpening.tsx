import { useLayoutEffect } from 'react'
import { useSession } from 'shared/session'
import { endOpening } from './opening'

/** With a refused token, or one that the server cannot check, no frame follows: React's page replaces the server's. */
export function EndOpening() {
  const { status } = useSession()
  const noFrame = status === 'anonymous' || status === 'unreachable'
  useLayoutEffect(() => {
    if (noFrame) endOpening()
  }, [noFrame])
  return null
}
