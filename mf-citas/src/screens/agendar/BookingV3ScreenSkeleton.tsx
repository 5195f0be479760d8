import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import { SpecialistsSkeleton } from '../../booking/SpecialistsSkeleton'
import { SPECIALTIES, type SpecialtyLook } from '../../specialists/specialties'
import styles from './Booking.module.css'
import { SpecialtyBanner } from './SpecialtyBanner'

/** /user/agendar before its code is loaded: rendered when the remote is built (`skeleton` in remote.json). */
export default function BookingV3ScreenSkeleton() {
  const look = SPECIALTIES[0] as SpecialtyLook
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.back} />
        <PageHeader title="Agendar Cita" />
      </div>
      <Skeleton className={styles.tabs} />
      <div>
        <SpecialtyBanner look={look} />
        <SpecialistsSkeleton />
      </div>
    </div>
  )
}
