import { addDays, daysFromTo } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import type { ClinicHoursPort } from 'shared/server/ports/clinicHours'
import { openTimes } from '../rules/slots/openTimes'
import { closedDays, offeredSpecialists } from './specialists/specialistStore'

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
