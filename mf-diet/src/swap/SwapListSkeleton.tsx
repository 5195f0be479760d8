import { Skeleton } from 'shared/ui/Skeleton'
import styles from './SwapList.module.css'

const ROWS = [1, 2, 3, 4, 5]

/** The search field and some rows, until the list's code is loaded. */
export function SwapListSkeleton() {
  return (
    <div className={styles.swap} aria-busy="true">
      <Skeleton width="100%" />
      <div className={styles.list}>
        {ROWS.map(row => (
          <div key={row} className={styles.row}>
            <Skeleton shape="picture" ratio="4 / 3" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </div>
  )
}
