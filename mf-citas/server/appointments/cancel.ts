import type { Database } from 'shared/server/database/database'
import { conflict, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { purchaseMails } from '../../mailMessages'
import { appointmentRefusals } from '../../messages'
import { tellPerson } from '../mails/tellPerson'
import { tellSpecialist } from '../mails/tellSpecialist'
import { dropReminders } from '../reminders/reminders'
import { offerFreedSlot } from '../waiting/offerSlot'
import {
  type AppointmentRow,
  changeAppointment,
  type FullAppointment,
  fullAppointment,
  lockAppointment,
} from './appointmentStore'
import { changeOrRefuse } from './changeOrRefuse'

/** Cancels an appointment that has not begun, and gives its purchase back, in one transaction. */
export function cancel(
  context: SliceContext,
  { userId, id }: { userId: number; id: number },
): Promise<Outcome<{ givesBack: boolean }>> {
  const now = context.now()
  return changeOrRefuse(context.database, async transaction => {
    const row = await lockAppointment(transaction, userId, id)
    if (!row) return notFound(appointmentRefusals.notFound)
    if (row.status !== 'BOOKED' || row.startsAt <= now) return conflict(appointmentRefusals.past)
    return ok({ givesBack: await cancelBooked(context, transaction, row) })
  })
}

/**
 * Cancels an appointment that its caller has locked and that has not begun, and tells its person and its specialist.
 * Returns whether the purchase that paid for it is available again.
 */
export async function cancelBooked(
  context: SliceContext,
  transaction: Database,
  row: AppointmentRow,
): Promise<boolean> {
  const cancelled = await endBooked(context, transaction, row)
  // A purchase whose money went back is not given back.
  const more = cancelled.isPaymentFree ? [purchaseMails.isFree] : []
  await tellPerson(context, transaction, 'cancelled', cancelled, { more })
  await tellSpecialist(context, transaction, 'cancelled', cancelled)
  return cancelled.isPaymentFree
}

/** The same without a word to anybody. */
export async function endBooked(
  context: SliceContext,
  transaction: Database,
  row: AppointmentRow,
): Promise<FullAppointment & { isPaymentFree: boolean }> {
  await changeAppointment(transaction, row.id, { status: 'CANCELLED' }, context.now())
  const isPaymentFree =
    row.purchaseId !== null &&
    (await context.ports.purchases.giveBack(transaction, row.userId, row.purchaseId))
  await dropReminders(context, transaction, row.id)
  await offerFreedSlot(context, transaction, row)
  return { ...(await fullAppointment(transaction, row.id)), isPaymentFree }
}
