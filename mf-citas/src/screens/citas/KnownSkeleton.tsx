import { Skeleton } from 'shared/ui/Skeleton'
import styles from './CitasLanding.module.css'

/** The next appointment (phone) and the last four (desktop) while they are loading, with the height that they get. */
export function KnownSkeleton() {
  return (
    <div aria-busy="true">
      <section className={styles.onPhone}>
        <h2>Tu próxima cita</h2>
        <Skeleton shape="card" className={styles.waiting} />
      </section>
      <section className={styles.onDesktop}>
        <h2>Tus últimas citas</h2>
        <div className={styles.list}>
          {[1, 2, 3, 4].map(number => (
            <Skeleton key={number} shape="card" className={styles.waiting} />
          ))}
        </div>
      </section>
    </div>
  )
}
