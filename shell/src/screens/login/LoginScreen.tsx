import { useEffect, useRef, useState } from 'react'
import { EntrancePage } from '../entrance/EntrancePage'
import { AboutPanel } from './AboutPanel'
import { LoginForm, type LoginFormProps } from './LoginForm'

type LoginScreenProps = Omit<LoginFormProps, 'onAbout'>

/** `/`: the form, or the information panel (shared/product/shell.md#sign-in). */
export function LoginScreen(form: LoginScreenProps) {
  const [about, setAbout] = useState<boolean>()
  const main = useRef<HTMLElement>(null)

  // After a toggle the heading gets the focus, so that a screen reader announces it; not on arrival.
  useEffect(() => {
    if (about !== undefined)
      main.current?.querySelector<HTMLElement>('div:not([hidden]) > h1, form:not([hidden] *) > h1')?.focus()
  }, [about])

  return (
    <EntrancePage mainRef={main}>
      {about && <AboutPanel onBack={() => setAbout(false)} />}
      {/* The form stays mounted while hidden, so that it keeps its input. */}
      <div hidden={about}>
        <LoginForm {...form} onAbout={() => setAbout(true)} />
      </div>
    </EntrancePage>
  )
}
