import { MS_PER_MINUTE } from 'shared/dates/times'

/** The two booking screens: `/user/agendar/{especialidad}` is v1, `/user/agendar` is v3. */
export type BookingVersion = 'v1' | 'v3'

/** The length of a quick appointment, which the two booking screens have different. */
export const QUICK_MINUTES = { v1: 15, v3: 20 } as const satisfies Record<BookingVersion, number>

/** The length of a full consultation. */
export const FULL_MINUTES = 60

/** The lengths that an appointment can have. */
export const APPOINTMENT_MINUTES: readonly number[] = [QUICK_MINUTES.v1, QUICK_MINUTES.v3, FULL_MINUTES]

interface Length {
  version: BookingVersion
  /** A full consultation pays for it: online-full mode, and the same in person. */
  full: boolean
}

/** The length of an appointment in minutes (shared/product/citas.md#slots). */
export function appointmentMinutes({ version, full }: Length): 15 | 20 | 60 {
  return full ? FULL_MINUTES : QUICK_MINUTES[version]
}

/** Start plus 15 minutes (v1) or 20 minutes (v3), or plus 1 hour for a full consultation (shared/product/citas.md#slots). */
export function appointmentEnd(init: Date, length: Length): Date {
  return new Date(init.getTime() + appointmentMinutes(length) * MS_PER_MINUTE)
}
