import { Skeleton } from 'shared/ui/Skeleton'
import styles from './ExclusionsSkeleton.module.css'

const ROWS = ['60%', '45%', '70%']

/** The search and a few rows of the real shape. */
export function ExclusionsSkeleton() {
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label="Cargando tus alimentos">
      <Skeleton width="35%" />
      <Skeleton className={styles.search} />
      <Skeleton shape="title" width="40%" />
      {ROWS.map(width => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  )
}
