import Type, { type Static } from 'typebox'
import { Id } from './fields'

/** An appointment as its person wants it, for the calls of several domains. */

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
