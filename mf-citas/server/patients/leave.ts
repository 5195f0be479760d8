import type { OwnData } from 'shared/server/privacy/ownData'
import { lockComingAppointments } from '../appointments/appointmentStore'
import { endBooked } from '../appointments/cancel'
import { tellSpecialist } from '../mails/tellSpecialist'
import { lockAccount } from './patient'

/**
 * Cancels the coming appointments of an account that ends, tells their specialists, and offers the times to those who wait.
 * The receipt tells the person.
 */
export const leave: NonNullable<OwnData['leave']> = async (context, transaction, userId) => {
  await lockAccount(transaction, userId)
  for (const row of await lockComingAppointments(transaction, userId, context.now()))
    await tellSpecialist(context, transaction, 'cancelled', await endBooked(context, transaction, row))
}
