import { useNavigate, useSearchParams } from 'shared/router'
import { EntrancePage } from '../entrance/EntrancePage'
import { RegistrationForm } from './RegistrationForm'
import { registerAndEnter } from './registerAndEnter'

/** Specification, 2 and 5, "Registration" (/register); the link may carry an organizationId. */
export function RegisterScreen() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const organizationId = parameters.get('organizationId') ?? undefined
  return (
    <EntrancePage long>
      <RegistrationForm
        attempt={fields => registerAndEnter({ ...fields, organizationId }, path => void navigate(path))}
      />
    </EntrancePage>
  )
}
