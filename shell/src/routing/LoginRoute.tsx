import { Navigate, useLocation, useNavigate } from 'shared/router'
import { useSession } from 'shared/session'
import { loginMessages } from '../../messages'
import { insidePath, returnPath } from '../../rules/returnPath'
import { LoginScreen } from '../screens/login/LoginScreen'
import { useArrival } from './useArrival'

/** The sign-in page inside the router; who is signed in already passes on to where they were going. */
export function LoginRoute() {
  const session = useSession()
  const { status } = session
  const { search, state } = useLocation()
  const kept = (state as { returnTo?: unknown } | null)?.returnTo
  const refused = session.status === 'anonymous' && session.refused
  const navigate = useNavigate()
  useArrival('Entrar', status === 'anonymous')
  if (status === 'signedIn')
    return <Navigate to={typeof kept === 'string' ? insidePath(kept) : returnPath(search)} replace />
  if (status === 'starting') return null
  return (
    <LoginScreen go={path => void navigate(path)} notice={refused ? loginMessages.sessionOver : undefined} />
  )
}
