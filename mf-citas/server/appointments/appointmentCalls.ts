import { isDay } from 'shared/dates'
import { instantOf } from 'shared/dates/instants'
import { invalidField, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { MINUTES_PER_DAY } from '../../rules/slots/schedule'
import type { AppointmentCalls } from '../citasCalls'
import { listSpecialists, specialistById } from '../specialists/specialistStore'
import { asAnswers, asCancelled } from './answers'
import { appointmentsOf, busyIntervals, cancelledOf } from './appointmentStore'
import { book } from './book'
import { cancel } from './cancel'
import { freeSlotsOfMonth, nearestSlots, nextFreeDay } from './freeSlotCalls'
import { reschedule } from './reschedule'

export function appointmentCalls(context: SliceContext): AppointmentCalls {
  const { database } = context
  return {
    'GET specialists': async () => ok(await listSpecialists(database)),

    'GET specialists/{id}/free-slots': ({ params, query, person }) =>
      freeSlotsOfMonth(context, { ...query, specialistId: params.id, userId: person.id }),

    'GET specialists/{id}/next-free-day': ({ params, query, person }) =>
      nextFreeDay(context, { ...query, specialistId: params.id, userId: person.id }),

    'GET specialists/free-slots': ({ query, person }) =>
      nearestSlots(context, { ...query, userId: person.id }),

    'GET appointments': async ({ person }) =>
      ok(await asAnswers(context, database, person.id, await appointmentsOf(database, person.id))),

    'GET appointments/cancelled/{id}': async ({ person, params }) => {
      const found = await cancelledOf(database, person.id, params.id)
      return found ? ok(asCancelled(found)) : notFound(appointmentRefusals.notFound)
    },

    'POST appointments': ({ person, body, idempotencyKey }) =>
      book(context, { userId: person.id, body, key: idempotencyKey }),

    'DELETE appointments/{id}': ({ person, params }) => cancel(context, { userId: person.id, id: params.id }),

    'POST appointments/findBySpecialist/{specialistId}': async ({ params, body, person }) => {
      const day = dayOfDate(body.date)
      if (!day) return invalidField('date', appointmentRefusals.wrongDate)
      const specialist = await specialistById(database, params.specialistId)
      if (!specialist) return notFound(appointmentRefusals.unknownSpecialist)
      const busy = await busyIntervals(database, {
        specialistIds: [specialist.id],
        within: { init: instantOf(day, 0), end: instantOf(day, MINUTES_PER_DAY) },
        now: context.now(),
        exceptHoldOf: person.id,
      })
      return ok(busy.map(({ init, end }) => ({ init: init.toISOString(), end: end.toISOString() })))
    },

    'POST appointments/{id}/reschedule': ({ person, params, body }) =>
      reschedule(context, { userId: person.id, id: params.id, body }),
  }
}

/** The day of a date as `MM-DD-YYYY`; undefined for one that does not exist or is written otherwise. */
function dayOfDate(date: string): string | undefined {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date) ?? []
  const written = `${year}-${month}-${day}`
  return isDay(written) ? written : undefined
}
