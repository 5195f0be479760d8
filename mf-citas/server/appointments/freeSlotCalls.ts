import { addDays, daysFromTo } from 'shared/dates'
import { dayIn, instantOf } from 'shared/dates/instants'
import type { Specialty } from 'shared/published/specialty'
import type { Database } from 'shared/server/database/database'
import { invalidField, notFound, type Outcome, ok, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { earliestBookableDay, latestBookableDay } from '../../rules/slots/earliestBookableDay'
import { freeSlots } from '../../rules/slots/freeSlots'
import { minutesInWords } from '../../rules/slots/lengthsInWords'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import { type Interval, MINUTES_PER_DAY } from '../../rules/slots/schedule'
import { allLengths } from '../../rules/slots/soldLength'
import { closedDays, type SpecialistRow, specialistById, specialistsOf } from '../specialists/specialistStore'
import { type AppointmentRow, busyIntervals } from './appointmentStore'

/** How far the nearest times are searched, and how many are answered. */
const NEAREST = { days: 30, slots: 12 }

interface MonthQuestion {
  specialistId: number
  month: string
  minutes: number
  userId: number
}

interface NearestQuestion {
  specialty: Specialty
  minutes: number
  userId: number
}

/** The free slots of one month; none outside of the days that can be booked. */
export async function freeSlotsOfMonth(
  context: SliceContext,
  { specialistId, month, minutes, userId }: MonthQuestion,
): Promise<Outcome<{ init: string; end: string }[]>> {
  const refusal = await lengthRefusal(context, minutes)
  if (refusal) return refusal
  const specialist = await specialistById(context.database, specialistId)
  if (!specialist) return notFound(appointmentRefusals.unknownSpecialist)
  const first = `${month}-01`
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  const slots = await slotsOf(context, [specialist], { from: first, to: last, minutes, userId })
  return ok(slots.map(({ init, end }) => ({ init: init.toISOString(), end: end.toISOString() })))
}

/** The first day, from a day on, on which a specialist has a free slot. */
export async function nextFreeDay(
  context: SliceContext,
  { specialistId, minutes, userId, from }: Omit<MonthQuestion, 'month'> & { from: string },
): Promise<Outcome<{ day: string | null }>> {
  const refusal = await lengthRefusal(context, minutes)
  if (refusal) return refusal
  const specialist = await specialistById(context.database, specialistId)
  if (!specialist) return notFound(appointmentRefusals.unknownSpecialist)
  const last = latestBookableDay(context.now())
  const earliest = earliestBookableDay(context.now())
  // Part by part: most specialists have a free slot in the first one.
  for (let day = from > earliest ? from : earliest; day <= last; day = addDays(day, NEAREST.days)) {
    const part = { from: day, to: addDays(day, NEAREST.days - 1), minutes, userId }
    const [first] = await slotsOf(context, [specialist], part)
    if (first) return ok({ day: dayIn(first.init) })
  }
  return ok({ day: null })
}

/** The nearest free slots over all specialists of a specialty, earliest first; the first of each is among them. */
export async function nearestSlots(
  context: SliceContext,
  { specialty, minutes, userId }: NearestQuestion,
): Promise<Outcome<{ specialistId: number; init: string; end: string }[]>> {
  const refusal = await lengthRefusal(context, minutes)
  if (refusal) return refusal
  const specialists = await specialistsOf(context.database, specialty)
  const from = earliestBookableDay(context.now())
  const to = addDays(from, NEAREST.days)
  const slots = await slotsOf(context, specialists, { from, to, minutes, userId })
  return ok(
    slots
      .sort((a, b) => a.init.getTime() - b.init.getTime())
      .filter((slot, place, all) => place < NEAREST.slots || isFirstOfIts(slot, all))
      .map(({ specialistId, init, end }) => ({
        specialistId,
        init: init.toISOString(),
        end: end.toISOString(),
      })),
  )
}

function isFirstOfIts<T extends { specialistId: number }>(slot: T, all: readonly T[]): boolean {
  return all.find(({ specialistId }) => specialistId === slot.specialistId) === slot
}

/** The next three free times of one specialist, for an appointment that has to move. */
export async function nearestOf(
  context: SliceContext,
  transaction: Database,
  specialist: SpecialistRow,
  { startsAt, endsAt, userId }: Pick<AppointmentRow, 'startsAt' | 'endsAt' | 'userId'>,
): Promise<Interval[]> {
  const from = earliestBookableDay(context.now())
  const minutes = minutesBetween(startsAt, endsAt)
  const range = { from, to: addDays(from, NEAREST.days), minutes, userId }
  return (await slotsOf({ ...context, database: transaction }, [specialist], range)).slice(0, 3)
}

interface Question {
  from: string
  to: string
  minutes: number
  userId: number
}

/** The free slots of specialists in a range of days: one question for what is booked, one for what is closed. */
async function slotsOf(
  context: SliceContext,
  specialists: readonly SpecialistRow[],
  { minutes, userId, ...range }: Question,
): Promise<(Interval & { specialistId: number })[]> {
  const { database } = context
  const now = context.now()
  // Days are texts that sort by time: the later of the first days, and the earlier of the last.
  const [, from = ''] = [range.from, earliestBookableDay(now)].sort()
  const [to = ''] = [range.to, latestBookableDay(now)].sort()
  if (from > to) return []
  const specialistIds = specialists.map(({ id }) => id)
  const within = { init: instantOf(from, 0), end: instantOf(to, MINUTES_PER_DAY) }
  const busy = await busyIntervals(database, { specialistIds, within, now, exceptHoldOf: userId })
  const closedOf = await closedDays(database, specialistIds, { from, to })
  return specialists.flatMap(({ id, schedules }) => {
    const own = busy.filter(({ specialistId }) => specialistId === id)
    const closed = closedOf(id)
    return daysFromTo(from, to)
      .flatMap(day => freeSlots({ schedules, day, minutes, busy: own, closed, now }))
      .map(slot => ({ ...slot, specialistId: id }))
  })
}

/** Refuses a length that no appointment has. */
export async function lengthRefusal(
  { database, ports }: SliceContext,
  minutes: number,
): Promise<Refused | undefined> {
  const lengths = allLengths(await ports.purchases.consultations(database))
  if (lengths.includes(minutes)) return undefined
  const message = appointmentRefusals.wrongLength(minutesInWords(lengths))
  return invalidField('minutes', message)
}
