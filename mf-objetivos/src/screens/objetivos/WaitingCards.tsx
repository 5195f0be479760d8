import { Skeleton } from 'shared/ui/Skeleton'
import styles from './Objetivos.module.css'

/** The places of the page's cards while their answers are loading. */
export function WaitingCards() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Skeleton shape="card" className={styles.waiting} />
      </div>
      <div className={styles.column}>
        <Skeleton shape="card" className={styles.waiting} />
        <Skeleton shape="card" className={styles.waiting} />
      </div>
    </div>
  )
}
