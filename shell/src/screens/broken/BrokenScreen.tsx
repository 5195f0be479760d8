import { useState } from 'react'
import { useRouteError } from 'shared/router'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { report } from '../../reports/problems'
import styles from '../unreachable/UnreachableScreen.module.css'

/** Shown when one of the shell's own screens throws while rendering. A remote's error stays in the remote's own place. */
export function BrokenScreen() {
  const error = useRouteError()
  const [code] = useState(() => report({ kind: 'render', error }))
  return (
    <main className={styles.page}>
      <ErrorCard title="Algo falló de nuestro lado" code={code} onRetry={() => location.reload()}>
        Lo que guardaste sigue a salvo. Vuelve a cargar la página para continuar.
      </ErrorCard>
    </main>
  )
}
