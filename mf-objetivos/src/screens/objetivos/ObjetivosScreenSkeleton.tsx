import { PageHeader } from 'shared/ui/PageHeader'
import styles from './Objetivos.module.css'
import { WaitingCards } from './WaitingCards'

/** The page before its code: rendered when the remote is built (`skeleton` in remote.json). */
export default function ObjetivosScreenSkeleton() {
  return (
    <div className={styles.page}>
      <PageHeader title="Objetivos y Progresos" />
      <WaitingCards />
    </div>
  )
}
