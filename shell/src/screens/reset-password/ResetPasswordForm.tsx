import { Link } from 'shared/router'
import { notify } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { resetMessages } from '../../../messages'
import { checkNewPassword } from '../../../rules/newPassword'
import forms from '../entrance/EntranceForm.module.css'
import { NewPasswordFields } from '../entrance/NewPasswordFields'
import { fieldText, type Problems, useEntranceForm } from '../entrance/useEntranceForm'

interface ResetPasswordFormProps {
  /** Creates the password, and answers what went wrong. */
  attempt: (password: string) => Promise<Problems>
}

/** What is wrong is a notice, as section 8 has it, and stands at its field besides. */
export function ResetPasswordForm({ attempt }: ResetPasswordFormProps) {
  const { problems, busy, props } = useEntranceForm({
    check: form => checkNewPassword(fieldText(form, 'password'), fieldText(form, 'confirmation')),
    onRefused: ({ password, confirmation }) => {
      const message = password ?? confirmation ?? ''
      notify({ type: 'error', title: resetMessages.titleOf(message), message })
    },
    send: form => attempt(fieldText(form, 'password')),
  })

  return (
    <form {...props} className={forms.panel}>
      <h1 tabIndex={-1}>Crea tu nueva contraseña</h1>
      <NewPasswordFields label="Nueva contraseña" problems={problems} />
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Guardando…">
          Guardar contraseña
        </Button>
        <p className={forms.refused} role="alert">
          {problems.form}
        </p>
      </div>
      <p className={forms.aside}>
        ¿El enlace ya no funciona? <Link to="/recoverpass">Solicita uno nuevo</Link>
      </p>
    </form>
  )
}
