import { callsOf } from 'shared/client'
import type { buyingContract } from 'shared/published/buying'
import type { appointmentsContract, calendarContract } from '../contract'

export const citas = callsOf<typeof appointmentsContract>()
export const calendar = callsOf<typeof calendarContract>()
export const buying = callsOf<typeof buyingContract>()
