import Type, { type Static } from 'typebox'
import { Id } from './fields'

/** What several domains know of an appointment: its wish, as the calls bring it, and the addresses of its pages. */

/** ISO 8601 with its offset; answers are in UTC (shared/product/wire.md#identifiers-and-dates). */
const Instant = Type.String({ format: 'date-time', maxLength: 40 })

/** The patient's IANA zone. */
const Zone = Type.String({ minLength: 1, maxLength: 60 })

export const appointmentTimes = { init: Instant, end: Instant, tz: Zone }

export const AppointmentBody = Type.Object({
  /** The specialist's e-mail address. */
  specialist: Type.String({ minLength: 3, maxLength: 254 }),
  ...appointmentTimes,
  isOnline: Type.Boolean(),
  /** The family member whom the appointment is for; without it, the account's owner. */
  familyMember: Type.Optional(Id),
})
export type AppointmentBody = Static<typeof AppointmentBody>

/** The page of one appointment. */
export const appointmentPath = (id: number) => `/user/cita/${id}`

/** The parameter with which the booking page has a time chosen already. */
export const CHOSEN_TIME = 'horario'

interface Wish {
  specialistId: number
  isOnline: boolean
  /** The start of the time that is chosen already. */
  init: string
  /** The code of the specialty, for the first booking page; the present one without it. */
  v1?: string
}

/** The booking page of a specialist and a kind, with a time chosen already. */
export function chosenTimePath({ specialistId, isOnline, init, v1 }: Wish): string {
  const query = new URLSearchParams({
    specialist: String(specialistId),
    tipo: isOnline ? 'online' : 'presencial',
    [CHOSEN_TIME]: init,
  })
  return `/user/agendar${v1 === undefined ? '' : `/${v1}`}?${query}`
}
