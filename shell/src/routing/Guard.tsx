import { type ReactNode, useRef } from 'react'
import { Navigate, useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { signInPath } from '../../rules/returnPath'
import { UnreachableScreen } from '../screens/unreachable/UnreachableScreen'

/**
 * Lets only signed-in people past. A visitor without a session signs in and then comes back; a session that ends leads
 * to the sign-in page (shared/product/README.md#routes, wire.md#the-caller).
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
    // A person whose token was refused comes back to this place; one who signed out does not.
    return <Navigate to="/" state={session.refused ? { returnTo: here } : null} replace />
  }
  return children
}
