import { useEffect } from 'react'
import { Navigate, useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { signOut } from '../../session/session'
import { AccountEnded } from './AccountEnded'
import type { EndedAccount } from './accountEndedPath'

/**
 * `/cuenta-eliminada`: the receipt of the account that was ended in this tab; without one, the sign-in page. The device
 * forgets the person as soon as the receipt stands, since nobody has to press anything more.
 */
export function AccountEndedScreen() {
  const ended = useLocation().state as EndedAccount | null
  const session = useSession()
  // After a reload or by Back another person may have signed in here.
  const isStillHere = session.status === 'signedIn' && session.user.id === ended?.id
  useEffect(() => {
    if (isStillHere) void signOut()
  }, [isStillHere])
  return ended ? <AccountEnded receipt={ended} /> : <Navigate to="/" replace />
}
