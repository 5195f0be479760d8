import { useNavigate, useSearchParams } from 'shared/router'
import { usePrivacyNotice } from '../../privacy/usePrivacyNotice'
import { EntrancePage } from '../entrance/EntrancePage'
import { RegistrationForm } from './RegistrationForm'
import { registerAndEnter } from './registerAndEnter'

/** Specification, 2 and 5, "Registration" (/register); the link may carry an organizationId. */
export function RegisterScreen() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const organizationId = parameters.get('organizationId') ?? undefined
  // Where it could not be had, nothing is said to be accepted: the person is asked once they are in (rulings, 22).
  const privacyNotice = usePrivacyNotice().notice?.version
  return (
    <EntrancePage long>
      <RegistrationForm
        attempt={fields =>
          registerAndEnter({ ...fields, organizationId, privacyNotice }, path => void navigate(path))
        }
      />
    </EntrancePage>
  )
}
