import { Skeleton } from 'shared/ui/Skeleton'
import { MonthlyPlansSkeleton } from '../../plans/MonthlyPlansSkeleton'
import styles from './Prices.module.css'

/** The prices while they load. */
export function PricesSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <section>
        <h2 className={styles.heading}>Planes mensuales</h2>
        <MonthlyPlansSkeleton />
      </section>
      <Skeleton shape="card" />
      <Skeleton shape="card" ratio="3 / 2" />
    </div>
  )
}
