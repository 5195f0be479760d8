import type { MouseEvent } from 'react'
import { Button } from 'shared/ui/Button'
import { PasswordField } from 'shared/ui/PasswordField'
import { loginMessages } from '../../../messages'
import { checkEmail, checkPassword } from '../../../rules/credentials'
import { loadSession } from '../../late/parts'
import { EmailField } from '../entrance/EmailField'
import forms from '../entrance/EntranceForm.module.css'
import { fieldText, type Problems, useEntranceForm } from '../entrance/useEntranceForm'
import styles from './LoginForm.module.css'

export interface LoginFormProps {
  /** Opens another of the shell's addresses without loading the page anew. */
  go: (path: string) => void
  onAbout: () => void
  /** Why the person is here, where they did not come by themselves. */
  notice?: string
  /** Tries to sign in and answers what went wrong. */
  attempt?: (email: string, password: string) => Promise<Problems>
}

/** Specification, 5, "Login": checked anew at each attempt, and sent only when nothing is wrong. */
export function LoginForm({ go, onAbout, notice, attempt = signIn }: LoginFormProps) {
  const { problems, busy, props } = useEntranceForm({
    check: form => ({
      email: checkEmail(fieldText(form, 'email').trim()),
      password: checkPassword(fieldText(form, 'password')),
    }),
    send: form => attempt(fieldText(form, 'email').trim(), fieldText(form, 'password')),
  })

  return (
    // Where no script runs at all, a password is still never written into an address.
    <form {...props} method="post" className={forms.panel}>
      <h1 tabIndex={-1}>Qué gusto verte</h1>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <EmailField autoComplete="username" error={problems.email} />
      <PasswordField label="Contraseña" name="password" maxLength={256} error={problems.password} />
      <PageLink to="/recoverpass" go={go} className={styles.forgotten}>
        ¿Olvidaste tu contraseña?
      </PageLink>
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Entrando…">
          Ingresar
        </Button>
        <p className={forms.refused} role="alert">
          {problems.form}
        </p>
      </div>
      <p className={forms.aside}>
        ¿Aún no tienes cuenta?{' '}
        <PageLink to="/register" go={go}>
          Regístrate
        </PageLink>
      </p>
      <Button variant="quiet" onClick={onAbout}>
        ¿Quiénes somos?
      </Button>
    </form>
  )
}

/** Tries to sign in. What went wrong, where it belongs under the button; the rest is a notice (section 8). */
async function signIn(email: string, password: string): Promise<Problems> {
  const session = await loadSession().catch(() => undefined)
  if (!session) return { form: loginMessages.failure }
  const answer = await session.signIn(email, password)
  if (answer.ok) return {}
  if (answer.status === 401 || answer.status === 429) return { form: answer.message }
  session.notify({ type: 'error', title: loginMessages.failureTitle, message: loginMessages.failure })
  return {}
}

interface PageLinkProps {
  to: string
  go: (path: string) => void
  className?: string
  children: string
}

/** A link that works before the router is there, and in a new tab. */
function PageLink({ to, go, className, children }: PageLinkProps) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={to} className={className} onClick={open}>
      {children}
    </a>
  )
}
