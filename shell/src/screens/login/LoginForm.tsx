import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { PasswordField } from 'shared/ui/PasswordField'
import { TextField } from 'shared/ui/TextField'
import { loginMessages } from '../../../messages'
import { checkEmail, checkPassword } from '../../../rules/credentials'
import { loadSession } from '../../late/parts'
import styles from './LoginScreen.module.css'

export interface LoginFormProps {
  /** Opens another of the shell's addresses without loading the page anew. */
  go: (path: string) => void
  onAbout: () => void
  /** Tries to sign in and answers what went wrong. */
  attempt?: (email: string, password: string) => Promise<Problems>
}

export interface Problems {
  email?: string
  password?: string
  /** Under the button: what the server said. */
  form?: string
}

/** Specification, 5, "Login": checked anew at each attempt, and sent only when nothing is wrong. */
export function LoginForm({ go, onAbout, attempt = signIn }: LoginFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (problems.email || problems.password)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email')).trim()
    const password = String(data.get('password'))
    const found: Problems = { email: checkEmail(email), password: checkPassword(password) }
    setProblems(found)
    if (found.email || found.password) return
    setBusy(true)
    setProblems(await attempt(email, password))
    setBusy(false)
  }

  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={event => void submit(event)}>
      <h1 tabIndex={-1}>Qué gusto verte</h1>
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
      <PasswordField label="Contraseña" name="password" maxLength={256} error={problems.password} />
      <PageLink to="/recoverpass" go={go} className={styles.forgotten}>
        ¿Olvidaste tu contraseña?
      </PageLink>
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Entrando…">
          Ingresar
        </Button>
        <p className={styles.refused} role="alert">
          {problems.form}
        </p>
      </div>
      <p className={styles.register}>
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
