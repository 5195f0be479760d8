import { Skeleton } from 'shared/ui/Skeleton'
import plans from '../../plans/MonthlyPlans.module.css'
import styles from './Prices.module.css'

/** The prices while they load. */
export function PricesSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <section>
        <h2 className={styles.heading}>Planes mensuales</h2>
        <div className={plans.plans}>
          <Skeleton shape="card" ratio="4 / 3" />
          <Skeleton shape="card" ratio="4 / 3" />
        </div>
      </section>
      <Skeleton shape="card" />
      <Skeleton shape="card" ratio="3 / 2" />
    </div>
  )
}
