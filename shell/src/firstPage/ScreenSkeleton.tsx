import { Skeleton } from 'shared/ui/Skeleton'
import styles from './ScreenSkeleton.module.css'

/** The shape of a screen of which nothing is known: a heading, a line, cards. */
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
