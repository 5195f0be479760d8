import { callsOf } from 'shared/client'
import { ownRelease } from 'shared/remote/ownRelease'
import type { appointmentsContract } from '../contract/appointments'
import type { calendarContract } from '../contract/calendar'
import type { holdsContract } from '../contract/holds'
import type { patientsContract } from '../contract/patients'
import type { sharingContract } from '../contract/sharing'
import type { specialistFeedContract, staffContract } from '../contract/staff'
import type { waitingContract } from '../contract/waiting'

export const citas = callsOf<typeof appointmentsContract>(ownRelease)
export const holds = callsOf<typeof holdsContract>(ownRelease)
export const patients = callsOf<typeof patientsContract>(ownRelease)
export const calendar = callsOf<typeof calendarContract>(ownRelease)
export const staff = callsOf<typeof staffContract>(ownRelease)
export const specialistFeed = callsOf<typeof specialistFeedContract>(ownRelease)
export const sharing = callsOf<typeof sharingContract>(ownRelease)
export const waiting = callsOf<typeof waitingContract>(ownRelease)
