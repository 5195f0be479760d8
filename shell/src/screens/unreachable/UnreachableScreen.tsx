import { useState } from 'react'
import { useOnline } from 'shared/offline'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { startSession } from '../../session/session'
import styles from './UnreachableScreen.module.css'

/** Shown when a token is stored but the server cannot check it: the session is kept, and a retry checks it again. */
export function UnreachableScreen() {
  const [busy, setBusy] = useState(false)
  const online = useOnline()
  async function retry() {
    setBusy(true)
    await startSession()
    setBusy(false)
  }
  return (
    <main className={styles.page}>
      <ErrorCard title="No pudimos conectar con My Diet" retrying={busy} onRetry={() => void retry()}>
        {online
          ? 'Tu sesión sigue aquí. Algo falló de nuestro lado; inténtalo de nuevo en un momento.'
          : 'Tu sesión sigue aquí. Revisa tu conexión e inténtalo de nuevo.'}
      </ErrorCard>
    </main>
  )
}
