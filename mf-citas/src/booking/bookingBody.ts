import { personZone } from 'shared/dates/instants'
import type { AppointmentBody } from 'shared/published/appointments'
import type { SpecialistUser } from '../../contract/appointments'
import type { ChosenSlot } from '../time/chosenSlot'

/** An appointment as a person wants it. */
export interface WantedAppointment {
  specialist: SpecialistUser
  isOnline: boolean
  slot: ChosenSlot
  /** The id of the family member whom it is for. */
  familyMember: number | undefined
}

/** The wish as the calls take it. */
export function bookingBody({
  specialist,
  isOnline,
  slot: { init, end },
  familyMember,
}: WantedAppointment): AppointmentBody {
  const patient = familyMember === undefined ? {} : { familyMember }
  return { specialist: specialist.email, init, end, tz: personZone(), isOnline, ...patient }
}
