import { Skeleton } from 'shared/ui/Skeleton'
import styles from './ScreenSkeleton.module.css'

/** The shape of an unknown screen: a heading, a line, cards. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton shape="title" width="60%" className={styles.heading} />
      <Skeleton width="80%" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  )
}
