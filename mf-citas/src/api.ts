import { callsOf } from 'shared/client'
import type { buyingContract } from 'shared/published/buying'
import type {
  appointmentsContract,
  calendarContract,
  holdsContract,
  patientsContract,
  sharingContract,
  waitingContract,
} from '../contract/appointments'
import type { specialistFeedContract, staffContract } from '../contract/staff'

export const citas = callsOf<typeof appointmentsContract>()
export const holds = callsOf<typeof holdsContract>()
export const patients = callsOf<typeof patientsContract>()
export const calendar = callsOf<typeof calendarContract>()
export const staff = callsOf<typeof staffContract>()
export const specialistFeed = callsOf<typeof specialistFeedContract>()
export const sharing = callsOf<typeof sharingContract>()
export const waiting = callsOf<typeof waitingContract>()
export const buying = callsOf<typeof buyingContract>()
