import { StrictMode, useEffect } from 'react'
import { Late } from '../late/Late'
import { loadToasts } from '../late/parts'
import { LoginScreen } from '../screens/login/LoginScreen'

interface EntranceProps {
  /** Opens another of the shell's addresses. */
  go: (path: string) => void
  /** Called once the form is interactive. */
  onReady: () => void
}

/** The sign-in page by itself. It is rendered when the shell is built, and hydrated in the browser. */
export function Entrance({ go, onReady }: EntranceProps) {
  return (
    <StrictMode>
      <LoginScreen go={go} />
      <Late load={loadToasts} />
      <Ready onReady={onReady} />
    </StrictMode>
  )
}

function Ready({ onReady }: Pick<EntranceProps, 'onReady'>) {
  useEffect(onReady, [onReady])
  return null
}
