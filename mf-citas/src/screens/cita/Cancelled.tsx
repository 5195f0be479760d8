import { useHeadingFocus, useTabTitle } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { PageHeader } from 'shared/ui/PageHeader'
import type { CancelledAppointment } from '../../../contract/appointments'
import { pageMessages } from '../../../messages'
import { BookAgain } from '../../appointments/BookAgain'
import type { CancelledHere } from '../../appointments/useCancelAppointment'
import { slotInWords } from '../../time/clocks'
import { MY_APPOINTMENTS } from '../citas/citasParts'
import styles from './AppointmentPage.module.css'

interface CancelledProps {
  appointment: CancelledAppointment
  /** The person cancelled it on this page. */
  here?: Omit<CancelledHere, 'appointment'> | undefined
  back: { to: string; label: string }
}

/** The page of an appointment that was cancelled, here or anywhere: what happened, and the ways on. */
export function Cancelled({ appointment, here, back }: CancelledProps) {
  useHeadingFocus()
  useTabTitle(pageMessages.cancelled)
  const { specialistName, init } = appointment
  const note = here ? pageMessages.cancelledNote : pageMessages.cancelledBefore
  return (
    <div className={styles.page}>
      <PageHeader
        title={pageMessages.cancelled}
        lead={
          <>
            {note(specialistName, slotInWords(init))}
            {here?.givesBack && ` ${pageMessages.givesBack}`}
          </>
        }
        back={back}
      />
      <div className={styles.buttons}>
        <BookAgain appointment={appointment} />
        <ButtonLink variant="quiet" to={`/user/citas${MY_APPOINTMENTS}`}>
          Mis Citas
        </ButtonLink>
      </div>
    </div>
  )
}
