import { type ReactNode, useRef } from 'react'
import { Navigate, useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { signInPath } from '../../rules/returnPath'
import { UnreachableScreen } from '../screens/unreachable/UnreachableScreen'

/**
 * Lets only signed-in people past. Who arrives without a session signs in and comes back after (rulings, 9); whose
 * session ends while here goes to the sign-in page plainly (specification, 8).
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const wasSignedIn = useRef(false)
  if (session.status === 'signedIn') wasSignedIn.current = true
  if (session.status === 'unreachable') return <UnreachableScreen />
  if (session.status === 'anonymous') {
    const here = pathname + search
    if (!wasSignedIn.current) return <Navigate to={signInPath(here)} replace />
    // Who did not ask to leave comes back to where they were.
    return <Navigate to="/" state={session.refused ? { returnTo: here } : null} replace />
  }
  return children
}
