import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './Booking.module.css'

/** Both booking pages before their code is loaded: rendered when the remote is built (`skeleton` in remote.json). */
export default function BookingScreenSkeleton() {
  return (
    <div className={styles.page}>
      <PageHeader title="Agendar Cita" />
      {[1, 2, 3].map(number => (
        <Skeleton key={number} shape="card" className={styles.waiting} />
      ))}
    </div>
  )
}
