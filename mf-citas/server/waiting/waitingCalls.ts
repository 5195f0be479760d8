import { timeStepPath } from 'shared/published/appointmentPaths'
import { specialtyCode } from 'shared/published/specialties'
import { conflict, created, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { WaitingEntry } from '../../contract/waiting'
import { appointmentRefusals } from '../../messages'
import { paymentRefusal } from '../appointments/book'
import { lengthRefusal } from '../appointments/freeSlotCalls'
import type { WaitingCalls } from '../citasCalls'
import { lockAccount } from '../patients/patient'
import { specialistById } from '../specialists/specialistStore'
import { endWaiting, type FullWait, startWaiting, waitingOf } from './waitingStore'

/** The number of specialists for whom one person can wait. */
const MOST_WAITS = 5

export function waitingCalls(context: SliceContext): WaitingCalls {
  const { database, now, ports } = context
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
        const known = own.some(({ entry }) => entry.specialistId === body.specialistId)
        if (!known && own.length >= MOST_WAITS) return conflict(appointmentRefusals.tooManyWaits)
        const entry = await startWaiting(transaction, person.id, body, now())
        return created(asEntry({ entry, specialist }))
      })
    },

    'DELETE appointments/waiting/{id}': async ({ person, params }) => {
      const ended = await endWaiting(database, person.id, params.id)
      return ended ? ok({}) : notFound(appointmentRefusals.notWaiting)
    },
  }
}

function asEntry({ entry, specialist }: FullWait): WaitingEntry {
  const { id, specialistId, isOnline, createdAt, version } = entry
  const { firstName, lastName, specialty } = specialist
  const page = version === 'v1' ? { v1: specialtyCode(specialty) } : {}
  return {
    id,
    specialistId,
    specialistName: `${firstName} ${lastName}`,
    specialty,
    isOnline,
    since: createdAt.toISOString(),
    path: timeStepPath({ specialistId, isOnline, ...page }),
  }
}
