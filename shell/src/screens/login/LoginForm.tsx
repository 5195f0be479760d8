import { type MouseEvent, useState } from 'react'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { checkEmail } from 'shared/published/mailAddress'
import { Button } from 'shared/ui/Button'
import { EmailField } from 'shared/ui/EmailField'
import { FormMessage } from 'shared/ui/FormMessage'
import { PasswordField } from 'shared/ui/PasswordField'
import { loginMessages } from '../../../messages'
import { checkPassword } from '../../../rules/credentials'
import { loadPasskeys, loadSession } from '../../late/parts'
import forms from '../entrance/EntranceForm.module.css'
import styles from './LoginForm.module.css'
import { type PasskeyOffer, usePasskeyOffer } from './usePasskeyOffer'
import { useTypedAddress } from './useTypedAddress'

export interface LoginFormProps {
  /** Opens another of the shell's addresses without reloading the page. */
  go: (path: string) => void
  /** Opens the information panel and returns the message of a failure. */
  onAbout: () => Promise<string | undefined>
  /** The reason for the page, if the app sent the person here. */
  notice?: string
  /** Tries to sign in and returns the errors. */
  attempt?: (email: string, password: string) => Promise<FieldErrors>
  /** Tries to sign in with a passkey and returns the message of a failure. */
  attemptPasskey?: () => Promise<string | undefined>
  offer?: PasskeyOffer
}

/** The sign-in form. It is also rendered at build time, so its rendering must not read browser globals. */
export function LoginForm({
  go,
  onAbout,
  notice,
  attempt = signIn,
  attemptPasskey = enterByPasskey,
  offer = offerPasskeys,
}: LoginFormProps) {
  const [asking, setAsking] = useState(false)
  const [opening, setOpening] = useState(false)
  const { errors, busy, showErrors, field, formProps } = useForm({
    validate: data => ({
      email: checkEmail(textOf(data, 'email').trim()),
      password: checkPassword(textOf(data, 'password')),
    }),
    submit: data => attempt(textOf(data, 'email').trim(), textOf(data, 'password')),
  })
  useTypedAddress(formProps.ref)
  usePasskeyOffer(offer, asking, message => showErrors({ form: message }))

  async function askForPasskey() {
    setAsking(true)
    showErrors({ form: await attemptPasskey() })
    setAsking(false)
  }

  async function openAbout() {
    setOpening(true)
    const failure = await onAbout()
    setOpening(false)
    if (failure) showErrors({ form: failure })
  }

  return (
    // Without scripts the browser submits the form itself: `post` keeps the password out of the address.
    <form {...formProps} method="post" className={forms.panel}>
      <h1 tabIndex={-1}>Qué gusto verte</h1>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <EmailField autoComplete="username webauthn" {...field('email')} />
      <PasswordField label="Contraseña" maxLength={256} {...field('password')} />
      <PageLink to="/recoverpass" go={go} className={styles.forgotten}>
        ¿Olvidaste tu contraseña?
      </PageLink>
      <div>
        <Button type="submit" wide busy={busy} busyLabel="Entrando…">
          Ingresar
        </Button>
        <FormMessage>{errors.form}</FormMessage>
        <Button variant="quiet" wide busy={asking} busyLabel="Entrando…" onClick={askForPasskey}>
          Entrar con llave de acceso
        </Button>
      </div>
      <p className={forms.aside}>
        ¿Aún no tienes cuenta?{' '}
        <PageLink to="/register" go={go}>
          Regístrate
        </PageLink>
      </p>
      <Button variant="quiet" busy={opening} onClick={openAbout}>
        ¿Quiénes somos?
      </Button>
    </form>
  )
}

/** Tries to sign in. A refusal is shown under the button; every other failure is a notice. */
async function signIn(email: string, password: string): Promise<FieldErrors> {
  const session = await loadSession().catch(() => undefined)
  if (!session) return { form: loginMessages.failure }
  const answer = await session.signIn(email, password)
  if (answer.ok) return {}
  if (answer.status === 401 || answer.status === 429) return { form: answer.message }
  session.notify({ type: 'error', title: loginMessages.failureTitle, message: loginMessages.failure })
  return {}
}

const enterByPasskey = () =>
  loadPasskeys().then(
    passkeys => passkeys.enterByPasskey(),
    () => loginMessages.failure,
  )

const offerPasskeys: PasskeyOffer = until =>
  loadPasskeys().then(
    passkeys => passkeys.offerPasskeys(until),
    () => undefined,
  )

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
