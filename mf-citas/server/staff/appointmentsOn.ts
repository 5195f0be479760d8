import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { instantOf } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import type { StaffAppointment } from '../../contract/staff'
import { MINUTES_PER_DAY } from '../../rules/slots/schedule'
import type { AppointmentRow } from '../appointments/appointmentStore'
import { appointments } from '../schema'

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
