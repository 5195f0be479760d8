import { useEffect, useRef, useState } from 'react'
import { loginMessages } from '../../../messages'
import { loadAbout } from '../../late/parts'
import { EntrancePage } from '../entrance/EntrancePage'
import { LoginForm, type LoginFormProps } from './LoginForm'

interface LoginScreenProps extends Omit<LoginFormProps, 'onAbout'> {
  /** Loads the information panel. */
  loadPanel?: typeof loadAbout
}

/** `/`: the form, or the information panel (shared/product/shell.md#sign-in). */
export function LoginScreen({ loadPanel = loadAbout, ...form }: LoginScreenProps) {
  const [AboutPanel, setAboutPanel] = useState<Awaited<ReturnType<typeof loadAbout>>>()
  const [about, setAbout] = useState<boolean>()
  const main = useRef<HTMLElement>(null)

  // After a toggle the heading gets the focus, so that a screen reader announces it; not on arrival.
  useEffect(() => {
    if (about !== undefined)
      main.current?.querySelector<HTMLElement>('div:not([hidden]) > h1, form:not([hidden] *) > h1')?.focus()
  }, [about])

  async function openAbout(): Promise<string | undefined> {
    try {
      const loaded = await loadPanel()
      setAboutPanel(() => loaded)
      setAbout(true)
    } catch {
      return loginMessages.aboutFailure
    }
  }

  return (
    <EntrancePage mainRef={main}>
      {about && AboutPanel && <AboutPanel onBack={() => setAbout(false)} />}
      {/* The form stays mounted while hidden, so that it keeps its input. */}
      <div hidden={about}>
        <LoginForm {...form} onAbout={openAbout} />
      </div>
    </EntrancePage>
  )
}
