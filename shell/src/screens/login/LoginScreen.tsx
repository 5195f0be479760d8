import { useEffect, useRef, useState } from 'react'
import { EntrancePage } from '../entrance/EntrancePage'
import { AboutPanel } from './AboutPanel'
import { LoginForm, type LoginFormProps } from './LoginForm'

type LoginScreenProps = Omit<LoginFormProps, 'onAbout'>

/** Specification, 2, "Login (/)": the form, or the panel that says who we are. */
export function LoginScreen(form: LoginScreenProps) {
  const [about, setAbout] = useState<boolean>()
  const main = useRef<HTMLElement>(null)

  // Whoever turned the page hears what it is about; on arrival there is nothing to say yet.
  useEffect(() => {
    if (about !== undefined)
      main.current?.querySelector<HTMLElement>('div:not([hidden]) > h1, form:not([hidden] *) > h1')?.focus()
  }, [about])

  return (
    <EntrancePage mainRef={main}>
      {about && <AboutPanel onBack={() => setAbout(false)} />}
      {/* The form stays while it is not seen, and with it what was typed. */}
      <div hidden={about}>
        <LoginForm {...form} onAbout={() => setAbout(true)} />
      </div>
    </EntrancePage>
  )
}
