import { and, asc, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { Interval } from '../../rules/slots/schedule'
import { appointments } from '../schema'
import { type AppointmentRow, type FullAppointment, fullAppointments, overlapsWith } from './appointmentStore'

const expiredHolds = (specialistId: number, within: Interval, now: Date) =>
  and(
    eq(appointments.specialistId, specialistId),
    eq(appointments.status, 'HELD'),
    lte(appointments.heldUntil, now),
    overlapsWith(within),
  )

/** Removes the holds in this interval whose time is over, which the exclusion constraint would still count. */
export async function removeExpiredHolds(
  transaction: Database,
  specialistId: number,
  within: Interval,
  now: Date,
): Promise<void> {
  await transaction.delete(appointments).where(expiredHolds(specialistId, within, now))
}

interface Room {
  userId: number
  specialistId: number
  within: Interval
  now: Date
}

/** The holds that no longer count in this interval: those whose time is over, and the person's own one. */
export const spentHolds = ({ userId, specialistId, within, now }: Room) =>
  or(
    expiredHolds(specialistId, within, now),
    and(eq(appointments.userId, userId), eq(appointments.status, 'HELD')),
  )

/** Removes the holds that no longer count in this interval. */
export async function makeRoom(transaction: Database, room: Room): Promise<void> {
  await transaction.delete(appointments).where(spentHolds(room))
}

/** Removes the person's hold, and returns it. */
export async function removeHoldOf(
  transaction: Database,
  userId: number,
): Promise<AppointmentRow | undefined> {
  const [removed] = await transaction
    .delete(appointments)
    .where(and(eq(appointments.userId, userId), eq(appointments.status, 'HELD')))
    .returning()
  return removed
}

const isHold = (userId: number, now: Date) =>
  and(eq(appointments.userId, userId), eq(appointments.status, 'HELD'), gt(appointments.heldUntil, now))

export async function holdOf(
  database: Database,
  userId: number,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const [found] = await database.select().from(appointments).where(isHold(userId, now))
  return found
}

/** The person's hold with its specialist. */
export async function fullHoldOf(
  database: Database,
  userId: number,
  now: Date,
): Promise<FullAppointment | undefined> {
  const [found] = await fullAppointments(database).where(isHold(userId, now))
  return found
}

/** When the slots of a specialist that others hold in an interval become free again, the first one first. */
export async function othersHeldUntil(
  database: Database,
  { userId, specialistId, within, now }: Room,
): Promise<Date[]> {
  const held = await database
    .select({ heldUntil: appointments.heldUntil })
    .from(appointments)
    .where(
      and(
        eq(appointments.specialistId, specialistId),
        ne(appointments.userId, userId),
        eq(appointments.status, 'HELD'),
        gt(appointments.heldUntil, now),
        overlapsWith(within),
      ),
    )
    .orderBy(asc(appointments.heldUntil))
  return held.flatMap(({ heldUntil }) => heldUntil ?? [])
}
