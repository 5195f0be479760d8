import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './Objetivos.module.css'

/** The page before its code and its answers: rendered when the remote is built (`skeleton` in remote.json). */
export default function ObjetivosScreenSkeleton() {
  return (
    <div className={styles.page}>
      <PageHeader title="Objetivos y Progresos" />
      {[1, 2, 3].map(number => (
        <Skeleton key={number} shape="card" className={styles.waiting} />
      ))}
    </div>
  )
}
