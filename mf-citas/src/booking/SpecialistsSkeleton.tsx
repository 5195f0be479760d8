import { Skeleton } from 'shared/ui/Skeleton'
import styles from './Specialists.module.css'

/** The specialists while they are loading, with the height of their cards: those of v1 have a third button. */
export function SpecialistsSkeleton({ tall = false }: { tall?: boolean }) {
  return (
    <ul className={styles.list} aria-busy="true">
      {[1, 2, 3].map(number => (
        <li key={number}>
          <Skeleton shape="card" className={`${styles.waiting} ${tall ? styles.tall : ''}`} />
        </li>
      ))}
    </ul>
  )
}
