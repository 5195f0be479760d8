import { useEffect, useRef, useState } from 'react'
import { Logo } from 'shared/ui/Logo'
import { Late } from '../../late/Late'
import { loadPicture } from '../../late/parts'
import { AboutPanel } from './AboutPanel'
import { LoginForm, type LoginFormProps } from './LoginForm'
import styles from './LoginScreen.module.css'

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
    <div className={styles.page}>
      <aside className={styles.welcome}>
        <div className={styles.picture}>
          <Late load={loadPicture} />
        </div>
        <p className={styles.promise}>Come rico, siéntete bien.</p>
      </aside>
      <main ref={main} className={styles.main}>
        <Logo />
        {about && <AboutPanel onBack={() => setAbout(false)} />}
        {/* The form stays while it is not seen, and with it what was typed. */}
        <div hidden={about}>
          <LoginForm {...form} onAbout={() => setAbout(true)} />
        </div>
      </main>
    </div>
  )
}
