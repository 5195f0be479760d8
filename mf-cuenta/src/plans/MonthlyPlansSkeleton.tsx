import { Skeleton } from 'shared/ui/Skeleton'
import styles from './MonthlyPlans.module.css'

/** The two monthly cards while their prices load. */
export function MonthlyPlansSkeleton() {
  return (
    <div className={styles.plans} aria-busy="true">
      <Skeleton shape="card" className={styles.waiting} />
      <Skeleton shape="card" className={styles.waiting} />
    </div>
  )
}
