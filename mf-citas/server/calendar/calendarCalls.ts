import { created, forbidden, notFound, ok } from 'shared/server/http/outcome'
import { hashOfToken, newToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { appointmentOf } from '../appointments/appointmentStore'
import type { CalendarCalls } from '../citasCalls'
import { appointmentCalendar } from './appointmentCalendar'
import { PERSON_FEED } from './feedPaths'
import { hasFeed, putFeed, removeFeed } from './feedStore'

export function calendarCalls(context: SliceContext): CalendarCalls {
  const { database, ports } = context
  return {
    'GET appointments/{id}/calendar': async ({ person, params }) => {
      const found = await appointmentOf(database, person.id, params.id)
      return found ? ok({ content: appointmentCalendar([found]) }) : notFound(appointmentRefusals.notFound)
    },

    'GET appointments/feed': async ({ person }) => ok({ exists: await hasFeed(database, person.id) }),

    'POST appointments/feed': async ({ person }) => {
      if ((await ports.people.addressProof(database, person.id, context.now())) !== 'PROVED') {
        return forbidden(appointmentRefusals.unprovedAddress)
      }
      const token = newToken()
      await putFeed(database, person.id, { tokenHash: hashOfToken(token), createdAt: context.now() })
      return created({ path: PERSON_FEED.addressOf(token) })
    },

    'DELETE appointments/feed': async ({ person }) => {
      await removeFeed(database, person.id)
      return ok({})
    },
  }
}
