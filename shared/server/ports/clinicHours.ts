import type { Database } from '../database/database'

export interface ClinicHoursPort {
  /**
   * The times at which the practice is open, from an instant on for this many days of the clinic's calendar, the
   * earliest first; one that has begun is among them. It is open while one of its specialists works: their hours and
   * days off, and the holidays, are the practice's content.
   */
  openTimes(database: Database, from: Date, days: number): Promise<{ init: Date; end: Date }[]>
}

/** The answers without an owner: no opening hours are known. */
export const withoutClinicHours: ClinicHoursPort = { openTimes: async () => [] }
