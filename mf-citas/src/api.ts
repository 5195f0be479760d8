import { callsOf } from 'shared/client'
import type { buyingContract } from 'shared/published/buying'
import { ownRelease } from 'shared/remote/ownRelease'
import type {
  appointmentsContract,
  calendarContract,
  holdsContract,
  patientsContract,
  sharingContract,
  waitingContract,
} from '../contract/appointments'
import type { specialistFeedContract, staffContract } from '../contract/staff'

export const citas = callsOf<typeof appointmentsContract>(ownRelease)
export const holds = callsOf<typeof holdsContract>(ownRelease)
export const patients = callsOf<typeof patientsContract>(ownRelease)
export const calendar = callsOf<typeof calendarContract>(ownRelease)
export const staff = callsOf<typeof staffContract>(ownRelease)
export const specialistFeed = callsOf<typeof specialistFeedContract>(ownRelease)
export const sharing = callsOf<typeof sharingContract>(ownRelease)
export const waiting = callsOf<typeof waitingContract>(ownRelease)
export const buying = callsOf<typeof buyingContract>(ownRelease)
