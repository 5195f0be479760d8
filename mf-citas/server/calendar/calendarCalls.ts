import { eq } from 'drizzle-orm'
import { created, forbidden, notFound, ok } from 'shared/server/http/outcome'
import { hashOfToken, newToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/slice'
import { appointmentRefusals } from '../../messages'
import { appointmentOf } from '../appointments/appointmentStore'
import type { CalendarCalls } from '../citasCalls'
import { calendarFeeds } from '../schema'
import { appointmentCalendar } from './appointmentCalendar'
import { PERSON_FEED } from './feedPaths'

export function calendarCalls(context: SliceContext): CalendarCalls {
  const { database, ports } = context
  const isOwn = (userId: number) => eq(calendarFeeds.userId, userId)
  return {
    'GET appointments/{id}/calendar': async ({ person, params }) => {
      const found = await appointmentOf(database, person.id, params.id)
      return found ? ok({ content: appointmentCalendar([found]) }) : notFound(appointmentRefusals.notFound)
    },

    'GET appointments/feed': async ({ person }) =>
      ok({ exists: (await database.$count(calendarFeeds, isOwn(person.id))) > 0 }),

    'POST appointments/feed': async ({ person }) => {
      if ((await ports.people.addressProof(database, person.id, context.now())) !== 'PROVED') {
        return forbidden(appointmentRefusals.unprovedAddress)
      }
      const token = newToken()
      const feed = { tokenHash: hashOfToken(token), createdAt: context.now() }
      await database
        .insert(calendarFeeds)
        .values({ userId: person.id, ...feed })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed })
      return created({ path: PERSON_FEED.addressOf(token) })
    },

    'DELETE appointments/feed': async ({ person }) => {
      await database.delete(calendarFeeds).where(isOwn(person.id))
      return ok({})
    },
  }
}
