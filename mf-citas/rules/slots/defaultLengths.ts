/** The two booking screens: `/user/agendar/{especialidad}` is v1, `/user/agendar` is v3. */
export type BookingVersion = 'v1' | 'v3'

/** The length of a quick appointment to which the catalogue gives none; the two booking screens have different ones. */
export const QUICK_MINUTES = { v1: 15, v3: 20 } as const satisfies Record<BookingVersion, number>

/** The length of a full consultation to which the catalogue gives none. */
export const FULL_MINUTES = 60
