import { useNavigate, useSearchParams } from 'shared/router'
import { usePrivacyNotice } from '../../privacy/usePrivacyNotice'
import { EntrancePage } from '../entrance/EntrancePage'
import { RegistrationForm } from './RegistrationForm'
import { registerAndEnter } from './registerAndEnter'

/** `/register` (shared/product/shell.md#registration); the link may have an organizationId. */
export function RegisterScreen() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const organizationId = parameters.get('organizationId') ?? undefined
  // If the notice could not be loaded, no version is sent: the person is asked after signing in
  // (shared/product/shell.md#consent).
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
