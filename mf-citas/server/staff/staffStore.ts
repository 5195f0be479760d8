import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { instantOf } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import type { StaffAppointment } from '../../contract/staff'
import { MINUTES_PER_DAY } from '../../rules/slots/schedule'
import type { AppointmentRow } from '../appointments/appointmentStore'
import { appointments, daysOff } from '../schema'

/** The appointments of a specialist on a day, by their start; cancelled ones and holds are not among them. */
export function appointmentsOn(
  database: Database,
  specialistId: number,
  day: string,
  statuses: readonly StaffAppointment['status'][] = ['BOOKED', 'ATTENDED', 'MISSED'],
): Promise<AppointmentRow[]> {
  return database
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.specialistId, specialistId),
        inArray(appointments.status, [...statuses]),
        lt(appointments.startsAt, instantOf(day, MINUTES_PER_DAY)),
        gt(appointments.endsAt, instantOf(day, 0)),
      ),
    )
    .orderBy(asc(appointments.startsAt))
}

/** Returns whether the day was not off before. */
export async function addDayOff(database: Database, specialistId: number, day: string): Promise<boolean> {
  const added = await database
    .insert(daysOff)
    .values({ specialistId, day, fromContent: false })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

/** Returns whether the day was off. */
export async function removeDayOff(database: Database, specialistId: number, day: string): Promise<boolean> {
  return (await database.delete(daysOff).where(isOff(specialistId, day)).returning()).length > 0
}

export async function isDayOff(database: Database, specialistId: number, day: string): Promise<boolean> {
  return (await database.$count(daysOff, isOff(specialistId, day))) > 0
}

const isOff = (specialistId: number, day: string) =>
  and(eq(daysOff.specialistId, specialistId), eq(daysOff.day, day))

/** Marks an appointment that has begun; a cancelled one stays as it is. */
export async function markAttendance(database: Database, id: number, attended: boolean): Promise<void> {
  await database
    .update(appointments)
    .set({ status: attended ? 'ATTENDED' : 'MISSED' })
    .where(and(eq(appointments.id, id), inArray(appointments.status, ['BOOKED', 'ATTENDED', 'MISSED'])))
}
