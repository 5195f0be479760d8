import { Skeleton } from 'shared/ui/Skeleton'
import { SLOTS } from '../plan/slots'
import styles from './MealStrip.module.css'

/** Five meals of the real shape. */
export function MealStripSkeleton() {
  return (
    <ol className={styles.strip} aria-busy="true" aria-label="Cargando tus comidas de hoy">
      {SLOTS.map(({ slot }) => (
        <li key={slot} className={styles.meal}>
          <Skeleton shape="picture" className={styles.picture} />
          <span className={styles.words}>
            <Skeleton width="45%" />
            <span className={styles.name}>
              <Skeleton width="95%" />
              <Skeleton width="60%" />
            </span>
            <Skeleton width="70%" />
          </span>
        </li>
      ))}
    </ol>
  )
}
