import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { Link } from 'shared/router'
import { notify } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { entranceTitles, resetMessages } from '../../../entranceMessages'
import { checkNewPassword } from '../../../rules/newPassword'
import forms from '../entrance/EntranceForm.module.css'
import { NewPasswordFields } from '../entrance/NewPasswordFields'
import { RESET_NOTICE } from './createPassword'

interface ResetPasswordFormProps {
  /** Creates the password, and returns the messages for the form. */
  attempt: (password: string) => Promise<FieldErrors>
}

/** A message at a field is shown as a notice too, with its title (shared/product/shell.md#recovery). */
export function ResetPasswordForm({ attempt }: ResetPasswordFormProps) {
  const { errors, busy, field, formProps } = useForm({
    validate: data => checkNewPassword(textOf(data, 'password'), textOf(data, 'confirmation')),
    onInvalid: ({ password, confirmation }) => {
      const message = password ?? confirmation ?? ''
      notify({ type: 'error', title: resetMessages.titleOf(message), message, about: RESET_NOTICE })
    },
    submit: data => attempt(textOf(data, 'password')),
  })

  return (
    <form {...formProps} className={forms.panel}>
      <h1 tabIndex={-1}>{entranceTitles.reset}</h1>
      <NewPasswordFields label="Nueva contraseña" field={field} />
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Guardando…">
          Guardar contraseña
        </Button>
        <FormMessage>{errors.form}</FormMessage>
      </div>
      <p className={forms.aside}>
        ¿El enlace ya no funciona? <Link to="/recoverpass">Solicita uno nuevo</Link>
      </p>
    </form>
  )
}
