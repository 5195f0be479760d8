import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { checkMailAddress } from '../../../rules/registration'
import { EmailField } from '../entrance/EmailField'
import forms from '../entrance/EntranceForm.module.css'
import { fieldText, type Problems, useEntranceForm } from '../entrance/useEntranceForm'

interface RecoverFormProps {
  /** Asks for the mail, and answers what went wrong. */
  attempt: (email: string) => Promise<Problems>
}

export function RecoverForm({ attempt }: RecoverFormProps) {
  const { problems, busy, props } = useEntranceForm({
    check: form => ({ email: checkMailAddress(fieldText(form, 'email')) }),
    send: form => attempt(fieldText(form, 'email')),
  })

  return (
    <form {...props} className={forms.panel}>
      <h1 tabIndex={-1}>Recupera tu contraseña</h1>
      <p>Escribe el correo de tu cuenta y te enviaremos un enlace para crear una contraseña nueva.</p>
      <EmailField autoComplete="username" error={problems.email} />
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Enviando…">
          Enviar enlace
        </Button>
        <p className={forms.refused} role="alert">
          {problems.form}
        </p>
      </div>
      <p className={forms.aside}>
        <Link to="/">Volver a entrar</Link>
      </p>
    </form>
  )
}
