import { conflict, created, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { paymentRefusal } from '../appointments/book'
import { lengthRefusal } from '../appointments/freeSlotCalls'
import type { WaitingCalls } from '../citasCalls'
import { lockAccount } from '../patients/patient'
import { specialistById } from '../specialists/specialistStore'
import { endWaiting, startWaiting, type WaitingRow, waitingOf } from './waitingStore'

/** The number of specialists for whom one person can wait. */
const MOST_WAITS = 5

export function waitingCalls(context: SliceContext): WaitingCalls {
  const { database, now, ports } = context
  const asEntry = ({ id, specialistId, isOnline }: WaitingRow) => ({ id, specialistId, isOnline })
  return {
    'GET appointments/waiting': async ({ person }) => ok((await waitingOf(database, person.id)).map(asEntry)),

    'POST appointments/waiting': async ({ person, body }) => {
      const specialist = await specialistById(database, body.specialistId)
      if (!specialist) return notFound(appointmentRefusals.unknownSpecialist)
      const otherLength = await lengthRefusal(context, body.minutes)
      if (otherLength) return otherLength
      // A slot is held for those who can book it.
      const wanted = { specialty: specialist.specialty, isOnline: body.isOnline, minutes: body.minutes }
      const catalogue = await ports.purchases.consultations(database)
      const purchases = await ports.purchases.activeOf(database, person.id)
      const unpaid = paymentRefusal({ purchases }, wanted, catalogue)
      if (unpaid) return unpaid
      return database.transaction(async transaction => {
        await lockAccount(transaction, person.id)
        const own = await waitingOf(transaction, person.id)
        const known = own.some(({ specialistId }) => specialistId === body.specialistId)
        if (!known && own.length >= MOST_WAITS) return conflict(appointmentRefusals.tooManyWaits)
        return created(asEntry(await startWaiting(transaction, person.id, body, now())))
      })
    },

    'DELETE appointments/waiting/{id}': async ({ person, params }) => {
      const ended = await endWaiting(database, person.id, params.id)
      return ended ? ok({}) : notFound(appointmentRefusals.notWaiting)
    },
  }
}
