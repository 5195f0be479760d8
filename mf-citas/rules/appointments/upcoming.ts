interface Times {
  /** ISO 8601. */
  init: string
  end: string
}

/** Sorted ascending by start (shared/product/citas.md#citas). */
export function byStart<T extends Times>(appointments: readonly T[]): T[] {
  return [...appointments].sort((a, b) => Date.parse(a.init) - Date.parse(b.init))
}

/** Upcoming means that the end is after now. */
function isUpcoming({ end }: Pick<Times, 'end'>, now: Date): boolean {
  return Date.parse(end) > now.getTime()
}

/** The appointments whose end is after now, earliest first; the first of them is the next one. */
export function upcoming<T extends Times>(appointments: readonly T[], now: Date): T[] {
  return byStart(appointments).filter(appointment => isUpcoming(appointment, now))
}

/** The appointments that are over, earliest first, as every list of appointments is sorted. */
export function past<T extends Times>(appointments: readonly T[], now: Date): T[] {
  return byStart(appointments).filter(appointment => !isUpcoming(appointment, now))
}

/** How many appointments the desktop's landing shows. */
const SHOWN_ON_DESKTOP = 4

/** The last 4 appointments by start, earliest first. */
export function lastFour<T extends Times>(appointments: readonly T[]): T[] {
  return byStart(appointments).slice(-SHOWN_ON_DESKTOP)
}
