import { dayIn, zoneNamed } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { invalidField, type Refused } from 'shared/server/http/outcome'
import { appointmentRefusals, bookingMessages } from '../../messages'
import { earliestBookableDay, latestBookableDay } from '../../rules/slots/earliestBookableDay'
import { minutesInWords } from '../../rules/slots/lengthsInWords'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import { type Interval, isSlot } from '../../rules/slots/schedule'
import { closedDays, type SpecialistRow } from '../specialists/specialistStore'

/** A time as a body brings it. */
interface AskedTime {
  init: string
  end: string
  tz: string
}

export interface CheckedTime extends Interval {
  minutes: number
  /** The zone's own name. */
  tz: string
}

/**
 * The time of a body, or its refusal with 400: only what the calendar itself says, whoever the specialist is.
 * `lengths` are those that an appointment can have.
 */
export function timeOf(
  { init, end, tz }: AskedTime,
  { now, lengths }: { now: Date; lengths: readonly number[] },
): CheckedTime | Refused {
  const zone = zoneNamed(tz)
  if (!zone) return wrongZone()
  const time = { init: new Date(init), end: new Date(end) }
  const minutes = minutesBetween(time.init, time.end)
  if (Number.isNaN(minutes) || minutes <= 0) return refused('end', appointmentRefusals.wrongTime)
  if (!lengths.includes(minutes)) {
    return refused('end', appointmentRefusals.wrongLength(minutesInWords(lengths)))
  }
  const day = dayIn(time.init)
  if (day < earliestBookableDay(now)) return refused('init', bookingMessages.tooEarly)
  if (day > latestBookableDay(now)) return refused('init', appointmentRefusals.tooLate)
  return { ...time, minutes, tz: zone }
}

/** Refuses a time outside of the specialist's working hours, on a day off or a holiday, or off the hourly grid. */
export async function scheduleRefusal(
  database: Database,
  specialist: SpecialistRow,
  time: Interval,
): Promise<Refused | undefined> {
  if (!isSlot(specialist.schedules, time)) return closedRefusal()
  const day = dayIn(time.init)
  const closed = await closedDays(database, [specialist.id], { from: day, to: day })
  return closed(specialist.id).length > 0 ? closedRefusal() : undefined
}

/** 400: the specialist does not work then. */
export const closedRefusal = () => refused('init', appointmentRefusals.closed)

/** 400: the zone is not one of the IANA list. */
export const wrongZone = () => refused('tz', appointmentRefusals.wrongZone)

function refused(field: keyof AskedTime, message: string): Refused {
  return invalidField(field, message)
}

export function isRefused(checked: object): checked is Refused {
  return 'ok' in checked
}
