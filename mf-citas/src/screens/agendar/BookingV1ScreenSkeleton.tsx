import { PageHeader } from 'shared/ui/PageHeader'
import { SpecialistsSkeleton } from '../../booking/SpecialistsSkeleton'
import { Steps } from '../../booking/Steps'
import styles from './Booking.module.css'
import { BOOKING_STEPS } from './bookingSteps'

/** /user/agendar/{especialidad} before its code is loaded: rendered when the remote is built (`skeleton` in remote.json). */
export default function BookingV1ScreenSkeleton() {
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.back} />
        <PageHeader title="Agendar Cita" />
      </div>
      <Steps label="Agendar tu cita" steps={BOOKING_STEPS} current={0} />
      <SpecialistsSkeleton tall />
    </div>
  )
}
