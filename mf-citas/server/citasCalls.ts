import type { Handlers } from 'shared/server/http/serve'
import type {
  appointmentsContract,
  calendarContract,
  holdsContract,
  patientsContract,
  sharingContract,
  waitingContract,
} from '../contract/appointments'
import type { specialistFeedContract, staffContract } from '../contract/staff'

/** The handlers of each contract of the domain; each file of calls provides some of them. */
export type AppointmentCalls = Handlers<typeof appointmentsContract>
export type HoldCalls = Handlers<typeof holdsContract>
export type PatientCalls = Handlers<typeof patientsContract>
export type StaffCalls = Handlers<typeof staffContract>
export type SpecialistFeedCalls = Handlers<typeof specialistFeedContract>
export type CalendarCalls = Handlers<typeof calendarContract>
export type SharingCalls = Handlers<typeof sharingContract>
export type WaitingCalls = Handlers<typeof waitingContract>
