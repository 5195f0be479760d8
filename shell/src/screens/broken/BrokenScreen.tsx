import { ErrorCard } from 'shared/ui/ErrorCard'
import styles from '../unreachable/UnreachableScreen.module.css'

/** A screen of the shell's own broke while it was drawn. What a remote breaks ends in the remote's own place. */
export function BrokenScreen() {
  return (
    <main className={styles.page}>
      <ErrorCard title="Algo falló de nuestro lado" onRetry={() => location.reload()}>
        Lo que guardaste sigue a salvo. Vuelve a cargar la página para continuar.
      </ErrorCard>
    </main>
  )
}
