import { PageHeader } from 'shared/ui/PageHeader'
import { Tabs } from 'shared/ui/Tabs'
import { SpecialistsSkeleton } from '../../booking/SpecialistsSkeleton'
import { SPECIALTIES, type SpecialtyLook } from '../../specialists/specialties'
import styles from './Booking.module.css'
import { SpecialtyBanner } from './SpecialtyBanner'
import { SPECIALTY_TABS } from './specialtyTabs'

/** /user/agendar before its code is loaded: rendered when the remote is built (`skeleton` in remote.json). */
export default function BookingV3ScreenSkeleton() {
  const look = SPECIALTIES[0] as SpecialtyLook
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.back} />
        <PageHeader title="Agendar Cita" />
      </div>
      <Tabs label="Especialidad" tabs={SPECIALTY_TABS} selected={look.code} onSelect={() => undefined}>
        <SpecialtyBanner look={look} />
        <SpecialistsSkeleton />
      </Tabs>
    </div>
  )
}
