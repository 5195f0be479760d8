import type { Handlers } from 'shared/server/http/serve'
import type { appointmentsContract } from '../contract/appointments'
import type { calendarContract } from '../contract/calendar'
import type { holdsContract } from '../contract/holds'
import type { patientsContract } from '../contract/patients'
import type { sharingContract } from '../contract/sharing'
import type { specialistFeedContract, staffContract } from '../contract/staff'
import type { waitingContract } from '../contract/waiting'

/** The handlers of each contract of the domain; each file of calls provides some of them. */
export type AppointmentCalls = Handlers<typeof appointmentsContract>
export type HoldCalls = Handlers<typeof holdsContract>
export type PatientCalls = Handlers<typeof patientsContract>
export type StaffCalls = Handlers<typeof staffContract>
export type SpecialistFeedCalls = Handlers<typeof specialistFeedContract>
export type CalendarCalls = Handlers<typeof calendarContract>
export type SharingCalls = Handlers<typeof sharingContract>
export type WaitingCalls = Handlers<typeof waitingContract>
