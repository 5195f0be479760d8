import { conflict, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import { appointmentRefusals } from '../../messages'
import { tellPerson } from '../mails/tellPerson'
import { dropReminders } from '../reminders/reminders'
import { offerFreedSlot } from '../waiting/offerSlot'
import { changeAppointment, fullAppointment, lockAppointment } from './appointmentStore'
import { changeOrRefuse } from './changeOrRefuse'

/** Cancels an appointment that has not begun, and gives its purchase back, in one transaction. */
export function cancel(
  context: SliceContext,
  { userId, id }: { userId: number; id: number },
): Promise<Outcome<Record<string, never>>> {
  const now = context.now()
  return changeOrRefuse(context.database, async transaction => {
    const row = await lockAppointment(transaction, userId, id)
    if (!row) return notFound(appointmentRefusals.notFound)
    if (row.status !== 'BOOKED' || row.startsAt <= now) return conflict(appointmentRefusals.past)
    await changeAppointment(transaction, id, { status: 'CANCELLED' }, now)
    if (row.purchaseId !== null) {
      await context.ports.purchases.giveBack(transaction, userId, row.purchaseId)
    }
    await dropReminders(context, transaction, id)
    await tellPerson(context, transaction, 'cancelled', await fullAppointment(transaction, id))
    await offerFreedSlot(context, transaction, row)
    return ok({})
  })
}
