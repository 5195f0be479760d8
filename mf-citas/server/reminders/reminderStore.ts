import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { appointments } from '../schema'

interface Reminder {
  appointmentId: number
  /** The start that it reminds of. */
  startsAt: Date
  /** The column that records it. */
  sentAt: 'dayReminderAt' | 'hourReminderAt'
}

/** Records a reminder; false where it was sent before, or the appointment has another time or is cancelled. */
export async function markReminded(
  transaction: Database,
  { appointmentId, startsAt, sentAt }: Reminder,
  now: Date,
): Promise<boolean> {
  const marked = await transaction
    .update(appointments)
    .set({ [sentAt]: now })
    .where(
      and(
        eq(appointments.id, appointmentId),
        eq(appointments.status, 'BOOKED'),
        eq(appointments.startsAt, startsAt),
        isNull(appointments[sentAt]),
      ),
    )
    .returning({ id: appointments.id })
  return marked.length > 0
}
