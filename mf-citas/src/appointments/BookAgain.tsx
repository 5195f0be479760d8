import { timeStepPath } from 'shared/published/appointmentPaths'
import { ButtonLink } from 'shared/ui/ButtonLink'
import type { CancelledAppointment } from '../../contract/appointments'
import { pageMessages } from '../../messages'

/** From an appointment that was cancelled to another one of its kind, with the same specialist and patient. */
export function BookAgain({ appointment }: { appointment: CancelledAppointment }) {
  const { specialistId, isOnline, familyMember } = appointment
  return (
    <ButtonLink to={timeStepPath({ specialistId, isOnline, familyMember: familyMember?.id })}>
      {pageMessages.bookAgain}
    </ButtonLink>
  )
}
