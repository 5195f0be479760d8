import { chosenTimePath } from 'shared/published/appointmentPaths'
import { specialtyCode } from 'shared/published/specialties'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import type { SpecialistRow } from '../specialists/specialistStore'
import type { AppointmentRow } from './appointmentStore'

/** The page on which a held slot is booked, with everything that the hold decides. */
export function heldSlotPath(
  { specialistId, isOnline, startsAt, endsAt, familyMemberId, heldOn }: AppointmentRow,
  { specialty }: Pick<SpecialistRow, 'specialty'>,
): string {
  return chosenTimePath({
    specialistId,
    isOnline,
    init: startsAt.toISOString(),
    minutes: minutesBetween(startsAt, endsAt),
    familyMember: familyMemberId,
    ...(heldOn === 'v1' && { v1: specialtyCode(specialty) }),
  })
}
