import { timeStepPath } from 'shared/published/appointmentPaths'
import { useHeadingFocus } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { pageMessages } from '../../../messages'
import type { CancelledAppointment } from '../../appointments/useCancelAppointment'
import { slotInWords } from '../../time/clocks'
import { MY_APPOINTMENTS } from '../citas/citasParts'
import styles from './AppointmentPage.module.css'

/** The page of an appointment that was cancelled on it: what happened, and the ways on. */
export function Cancelled({ appointment, givesBack }: CancelledAppointment) {
  useHeadingFocus()
  const { specialistId, specialistName, isOnline, init, familyMember } = appointment
  return (
    <EmptyState
      level="h1"
      title={pageMessages.cancelled}
      action={
        <div className={styles.after}>
          <ButtonLink to={timeStepPath({ specialistId, isOnline, familyMember: familyMember?.id })}>
            {pageMessages.bookAgain}
          </ButtonLink>
          <ButtonLink variant="quiet" to={`/user/citas${MY_APPOINTMENTS}`}>
            Mis Citas
          </ButtonLink>
        </div>
      }
    >
      {pageMessages.cancelledNote(specialistName, slotInWords(init))}
      {givesBack && ` ${pageMessages.givesBack}`}
    </EmptyState>
  )
}
