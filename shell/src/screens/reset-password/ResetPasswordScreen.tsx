import { useNavigate } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { recoveryMessages } from '../../../entranceMessages'
import { EntrancePage } from '../entrance/EntrancePage'
import { createPassword } from './createPassword'
import { ResetPasswordForm } from './ResetPasswordForm'
import { useResetToken } from './useResetToken'

/** `/reset-password?u=…`: a new password by the mail's link (shared/product/shell.md#recovery). */
export function ResetPasswordScreen() {
  const navigate = useNavigate()
  const token = useResetToken()
  return (
    <EntrancePage>
      {token ? (
        <ResetPasswordForm attempt={password => createPassword(token, password, () => void navigate('/'))} />
      ) : (
        <EmptyState
          level="h1"
          title="Falta el enlace de tu correo"
          action={<ButtonLink to="/recoverpass">Solicitar un enlace</ButtonLink>}
        >
          {recoveryMessages.noLink}
        </EmptyState>
      )}
    </EntrancePage>
  )
}
