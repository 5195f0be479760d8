import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './DailyPlan.module.css'
import links from './DietLinks.module.css'
import { MealListSkeleton } from './MealListSkeleton'

/** The approximate widths of the links. */
const PILLS = ['8rem', '6.5rem', '5rem', '9.5rem', '11.5rem']

/** The daily plan before its code is loaded: rendered when the remote is built (`skeleton` in remote.json). */
export default function DailyPlanScreenSkeleton() {
  return (
    <>
      <PageHeader title="Tu plan de comidas" />
      <div className={styles.day}>
        <Skeleton shape="card" className={styles.pill} />
        <div className={styles.mark} />
      </div>
      <div className={links.links}>
        {PILLS.map(width => (
          <Skeleton key={width} shape="card" width={width} className={styles.pill} />
        ))}
      </div>
      <div className={styles.meals}>
        <MealListSkeleton />
        <Skeleton shape="card" />
      </div>
    </>
  )
}
