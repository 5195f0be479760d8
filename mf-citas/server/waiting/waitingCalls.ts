import { and, eq } from 'drizzle-orm'
import { conflict, created, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import { appointmentRefusals } from '../../messages'
import type { WaitingCalls } from '../citasCalls'
import { waitingList } from '../schema'
import { specialistById } from '../specialists/specialistStore'
import { type WaitingRow, waitingOf } from './waitingStore'

/** At how many specialists one person can wait. */
const MOST_WAITS = 5

export function waitingCalls({ database, now }: SliceContext): WaitingCalls {
  const asEntry = ({ id, specialistId, isOnline }: WaitingRow) => ({ id, specialistId, isOnline })
  return {
    'GET appointments/waiting': async ({ person }) => ok((await waitingOf(database, person.id)).map(asEntry)),

    'POST appointments/waiting': async ({ person, body }) => {
      if (!(await specialistById(database, body.specialistId))) {
        return notFound(appointmentRefusals.unknownSpecialist)
      }
      const own = await waitingOf(database, person.id)
      const known = own.find(({ specialistId }) => specialistId === body.specialistId)
      if (known) return created(asEntry(known))
      if (own.length >= MOST_WAITS) return conflict(appointmentRefusals.tooManyWaits)
      const [added] = await database
        .insert(waitingList)
        .values({ userId: person.id, createdAt: now(), ...body })
        .onConflictDoNothing()
        .returning()
      return added ? created(asEntry(added)) : conflict(appointmentRefusals.alreadyWaiting)
    },

    'DELETE appointments/waiting/{id}': async ({ person, params }) => {
      const removed = await database
        .delete(waitingList)
        .where(and(eq(waitingList.id, params.id), eq(waitingList.userId, person.id)))
        .returning({ id: waitingList.id })
      return removed.length > 0 ? ok({}) : notFound(appointmentRefusals.notWaiting)
    },
  }
}
