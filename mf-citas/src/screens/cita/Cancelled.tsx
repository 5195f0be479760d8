import { timeStepPath } from 'shared/published/appointmentPaths'
import { useHeadingFocus } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { PageHeader } from 'shared/ui/PageHeader'
import { pageMessages } from '../../../messages'
import type { CancelledAppointment } from '../../appointments/useCancelAppointment'
import { slotInWords } from '../../time/clocks'
import { MY_APPOINTMENTS } from '../citas/citasParts'
import styles from './AppointmentPage.module.css'

interface CancelledProps extends CancelledAppointment {
  back: { to: string; label: string }
}

/** The page of an appointment that was cancelled on it: what happened, and the ways on. */
export function Cancelled({ appointment, givesBack, back }: CancelledProps) {
  useHeadingFocus()
  const { specialistId, specialistName, isOnline, init, familyMember } = appointment
  return (
    <div className={styles.page}>
      <PageHeader
        title={pageMessages.cancelled}
        lead={
          <>
            {pageMessages.cancelledNote(specialistName, slotInWords(init))}
            {givesBack && ` ${pageMessages.givesBack}`}
          </>
        }
        back={back}
      />
      <div className={styles.buttons}>
        <ButtonLink to={timeStepPath({ specialistId, isOnline, familyMember: familyMember?.id })}>
          {pageMessages.bookAgain}
        </ButtonLink>
        <ButtonLink variant="quiet" to={`/user/citas${MY_APPOINTMENTS}`}>
          Mis Citas
        </ButtonLink>
      </div>
    </div>
  )
}
