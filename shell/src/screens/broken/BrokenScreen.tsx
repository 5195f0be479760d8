import { ErrorCard } from 'shared/ui/ErrorCard'
import styles from '../unreachable/UnreachableScreen.module.css'

/** Shown when one of the shell's own screens throws while rendering. A remote's error stays in the remote's own place. */
export function BrokenScreen() {
  return (
    <main className={styles.page}>
      <ErrorCard title="Algo falló de nuestro lado" onRetry={() => location.reload()}>
        Lo que guardaste sigue a salvo. Vuelve a cargar la página para continuar.
      </ErrorCard>
    </main>
  )
}
