import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './CoursePageSkeleton.module.css'

/** A course before it is loaded. */
export function CoursePageSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Cargando tu curso">
      <PageHeader title="Tu curso" back={{ to: '/user', label: 'Inicio' }} />
      <Skeleton width="60%" />
      <div className={styles.list}>
        {[1, 2, 3].map(at => (
          <Skeleton key={at} shape="card" className={styles.card} />
        ))}
      </div>
    </div>
  )
}
