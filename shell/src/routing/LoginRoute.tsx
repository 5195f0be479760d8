import { useEffect } from 'react'
import { usePending } from 'shared/offline'
import { Navigate, useArrival, useLocation, useNavigate } from 'shared/router'
import { useSession } from 'shared/session'
import { sessionOver } from '../../messages'
import { insidePath, returnPath } from '../../rules/returnPath'
import { LoginScreen } from '../screens/login/LoginScreen'
import { signOut } from '../session/session'
import { leavingOf } from './leaving'

/** The sign-in page inside the router. A signed-in person is sent on to where they were going, or signed out. */
export function LoginRoute() {
  const session = useSession()
  const { status } = session
  const { search, state } = useLocation()
  const kept = (state as { returnTo?: unknown } | null)?.returnTo
  const refused = session.status === 'anonymous' && session.refused
  const navigate = useNavigate()
  useArrival('Entrar', status === 'anonymous')
  const leaving = leavingOf(state)
  if (status === 'signedIn' && leaving) return <SigningOut {...leaving} />
  if (status === 'signedIn')
    return <Navigate to={typeof kept === 'string' ? insidePath(kept) : returnPath(search)} replace />
  if (status === 'starting') return null
  return <LoginScreen go={path => void navigate(path)} notice={refused ? sessionOver : undefined} />
}

/**
 * Ends the session, and removes the request to do so from the history, so that a new sign-in here lasts. If a change
 * was saved on the way out and could not be sent, it would be lost: then the session stays, and the next sign-out asks.
 */
function SigningOut({ unsent }: { unsent: number }) {
  const navigate = useNavigate()
  const loses = usePending() > unsent
  useEffect(() => {
    if (!loses) void signOut()
    void navigate(loses ? '/user' : '/', { replace: true })
  }, [navigate, loses])
  return null
}
