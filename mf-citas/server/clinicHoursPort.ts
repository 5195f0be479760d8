import { addDays, daysFromTo } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { openTimes } from '../rules/slots/openTimes'
import type { Interval } from '../rules/slots/schedule'
import { closedDays, offeredSpecialists } from './specialists/specialistStore'

declare module 'shared/server/slices/ports' {
  interface Ports {
    clinicHours: ClinicHoursPort
  }
}

interface ClinicHoursPort {
  /**
   * The times at which the practice is open, from an instant on for this many days of the clinic's calendar, the
   * earliest first; one that has begun is among them. It is open while one of its specialists works: their hours and
   * days off, and the holidays, are the practice's content.
   */
  openTimes(database: Database, from: Date, days: number): Promise<Interval[]>
}

export const clinicHoursPort: ClinicHoursPort = {
  async openTimes(database, from, days) {
    const first = dayIn(from)
    const last = addDays(first, days - 1)
    const specialists = await offeredSpecialists(database)
    const ids = specialists.map(({ id }) => id)
    const closedOf = await closedDays(database, ids, { from: first, to: last })
    const closed = new Map(ids.map(id => [id, new Set(closedOf(id))]))
    return daysFromTo(first, last)
      .flatMap(day => {
        const working = specialists.filter(({ id }) => !closed.get(id)?.has(day))
        return openTimes(
          working.map(({ schedules }) => schedules),
          day,
        )
      })
      .filter(({ end }) => end > from)
  },
}
