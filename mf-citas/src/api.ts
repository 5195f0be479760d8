import { callsOf } from 'shared/client'
import type { buyingContract } from 'shared/published/buying'
import type {
  appointmentsContract,
  calendarContract,
  holdsContract,
  patientsContract,
  staffContract,
  waitingContract,
} from '../contract'

export const citas = callsOf<typeof appointmentsContract>()
export const holds = callsOf<typeof holdsContract>()
export const patients = callsOf<typeof patientsContract>()
export const calendar = callsOf<typeof calendarContract>()
export const staff = callsOf<typeof staffContract>()
export const waiting = callsOf<typeof waitingContract>()
export const buying = callsOf<typeof buyingContract>()
