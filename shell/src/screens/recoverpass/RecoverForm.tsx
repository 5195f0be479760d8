import { useDraft } from 'shared/forms/useDraft'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { checkMailAddress } from 'shared/published/mailAddress'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { EmailField } from 'shared/ui/EmailField'
import { FormMessage } from 'shared/ui/FormMessage'
import { entranceTitles } from '../../../entranceMessages'
import forms from '../entrance/EntranceForm.module.css'

interface RecoverFormProps {
  /** Requests the mail, and returns the messages for the form; calls `onSent` once the mail is requested. */
  attempt: (email: string, onSent: () => void) => Promise<FieldErrors>
}

export function RecoverForm({ attempt }: RecoverFormProps) {
  const { errors, busy, field, formProps } = useForm({
    validate: data => ({ email: checkMailAddress(textOf(data, 'email')) }),
    submit: data => attempt(textOf(data, 'email'), () => draft.forget()),
  })
  const draft = useDraft('recovery', formProps.ref)

  return (
    <form {...formProps} className={forms.panel}>
      <h1 tabIndex={-1}>{entranceTitles.recover}</h1>
      <p>Escribe el correo de tu cuenta y te enviaremos un enlace para crear una contraseña nueva.</p>
      <EmailField autoComplete="username" {...field('email')} />
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Enviando…">
          Enviar enlace
        </Button>
        <FormMessage>{errors.form}</FormMessage>
      </div>
      <p className={forms.aside}>
        <Link to="/">Volver a entrar</Link>
      </p>
    </form>
  )
}
