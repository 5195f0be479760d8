import { callsOf } from 'shared/client'
import { Link, useNavigate } from 'shared/router'
import { notify } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { TextField } from 'shared/ui/TextField'
import type { shellContract } from '../../../contract'
import { recoveryMessages } from '../../../messages'
import { checkMailAddress } from '../../../rules/registration'
import forms from '../entrance/EntranceForm.module.css'
import { EntrancePage } from '../entrance/EntrancePage'
import { fieldText, type Problems, useEntranceForm } from '../entrance/useEntranceForm'

const api = callsOf<typeof shellContract>()

/** Specification, 2 and 8: asking for the mail to create another password (/recoverpass). */
export function RecoverScreen() {
  const navigate = useNavigate()
  const { problems, busy, props } = useEntranceForm({
    check: form => ({ email: checkMailAddress(fieldText(form, 'email')) }),
    send: form => requestMail(fieldText(form, 'email'), () => void navigate('/')),
  })

  return (
    <EntrancePage>
      <form {...props} className={forms.panel}>
        <h1 tabIndex={-1}>Recupera tu contraseña</h1>
        <p>Escribe el correo de tu cuenta y te enviaremos un enlace para crear una contraseña nueva.</p>
        <TextField
          label="Correo electrónico"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={problems.email}
        />
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
    </EntrancePage>
  )
}

async function requestMail(email: string, done: () => void): Promise<Problems> {
  const answer = await api('POST auth/reset-password-request', { body: { email } })
  const { sentTitle, sent, failureTitle, failure } = recoveryMessages
  if (answer.ok) {
    notify({ type: 'success', title: sentTitle, message: sent })
    done()
    return {}
  }
  if (answer.errors) return answer.errors
  if (answer.status === 429) return { form: answer.message }
  notify({ type: 'error', title: failureTitle, message: failure })
  return {}
}
