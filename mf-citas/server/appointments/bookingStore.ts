import { and, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import type { Interval } from '../../rules/slots/schedule'
import { appointments, daysOff, holidays, waitingList } from '../schema'
import { isBusy, overlapsWith, patientsOther } from './appointmentStore'
import { spentHolds } from './holdStore'

/** The facts that decide a booking, at the moment at which nobody else can change it. */
export interface BookingFacts {
  /** An earlier attempt has this key. */
  isRepeated: boolean
  /** Another person has the time, booked or held. */
  isTaken: boolean
  /** It is a day off of the specialist, or a holiday. */
  isClosed: boolean
  /** The patient has another appointment at that time. */
  isElsewhere: boolean
  /** There are holds to remove before the appointment is stored. */
  hasSpentHolds: boolean
  /** The person waits for the specialist. */
  waits: boolean
  /** The appointments that the person booked in the last 24 hours. */
  bookedToday: number
}

interface Question {
  userId: number
  specialistId: number
  within: Interval
  familyMember: number | undefined
  key?: string | undefined
  now: Date
}

/** Asks all of it in one statement, for a transaction that has locked the account and the specialist. */
export async function bookingFacts(
  transaction: Database,
  { userId, specialistId, within, familyMember, key, now }: Question,
): Promise<BookingFacts> {
  const among = (condition: SQL | undefined): SQL<boolean> =>
    sql`${exists(transaction.select({ id: appointments.id }).from(appointments).where(condition))}`
  const day = dayIn(within.init)
  const dayOff = and(eq(daysOff.specialistId, specialistId), eq(daysOff.day, day))
  const own = eq(appointments.userId, userId)
  const waiting = and(eq(waitingList.userId, userId), eq(waitingList.specialistId, specialistId))
  const today = and(own, gt(appointments.createdAt, new Date(now.getTime() - MS_PER_DAY)))
  const [facts] = await transaction
    .select({
      isRepeated: among(key === undefined ? sql`false` : and(own, eq(appointments.idempotencyKey, key))),
      isTaken: among(
        and(eq(appointments.specialistId, specialistId), overlapsWith(within), isBusy(now, userId)),
      ),
      isClosed: sql<boolean>`${or(
        exists(transaction.select({ day: daysOff.day }).from(daysOff).where(dayOff)),
        exists(transaction.select({ day: holidays.day }).from(holidays).where(eq(holidays.day, day))),
      )}`,
      isElsewhere: among(patientsOther({ userId, familyMemberId: familyMember ?? null, within })),
      hasSpentHolds: among(spentHolds({ userId, specialistId, within, now })),
      waits: sql<boolean>`${exists(transaction.select({ id: waitingList.id }).from(waitingList).where(waiting))}`,
      bookedToday: sql<number>`${transaction
        .select({ rows: sql`count(*)::int` })
        .from(appointments)
        .where(today)}`,
    })
    .from(sql`(select 1) as one`)
  if (!facts) throw new Error('the question has no answer')
  return facts
}
