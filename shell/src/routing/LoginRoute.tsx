import { Navigate, useLocation, useNavigate } from 'shared/router'
import { useSession } from 'shared/session'
import { returnPath } from '../../rules/returnPath'
import { LoginScreen } from '../screens/login/LoginScreen'
import { useArrival } from './useArrival'

/** The sign-in page inside the router; who is signed in already passes on to where they were going. */
export function LoginRoute() {
  const { status } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  useArrival('Entrar', status === 'anonymous')
  if (status === 'signedIn') return <Navigate to={returnPath(search)} replace />
  if (status === 'starting') return null
  return <LoginScreen go={path => void navigate(path)} />
}
