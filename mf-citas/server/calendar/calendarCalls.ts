import { eq } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { answer } from 'shared/server/http/answer'
import { created, forbidden, notFound, ok } from 'shared/server/http/outcome'
import { hashOfToken, newToken } from 'shared/server/http/person'
import type { Slice, SliceContext } from 'shared/server/slices/slice'
import { appointmentRefusals } from '../../messages'
import { appointmentOf, calendarOf } from '../appointments/appointmentStore'
import type { CalendarCalls } from '../citasCalls'
import { calendarFeeds } from '../schema'
import { appointmentCalendar } from './appointmentCalendar'
import { feedSchema } from './feedSchema'

/** A calendar keeps what is older; the feed says nothing more about it. */
const FEED_DAYS_BACK = 90

const FEED_PATH = '/appointments/feed'
const FEED_SUFFIX = '.ics'

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
      return created({ path: `/api${FEED_PATH}/${token}${FEED_SUFFIX}` })
    },

    'DELETE appointments/feed': async ({ person }) => {
      await database.delete(calendarFeeds).where(isOwn(person.id))
      return ok({})
    },
  }
}

/**
 * The private calendar. Calendar programs send no bearer token, so the secret of the address is what identifies the
 * person; they can revoke it.
 */
type App = Parameters<NonNullable<Slice['routes']>>[0]

export function mountFeed(app: App, { database, now, ports }: SliceContext): void {
  app.get<{ Params: { file: string } }>(
    `${FEED_PATH}/:file`,
    { schema: feedSchema },
    async (request, reply) => {
      const { file } = request.params
      const token = file.endsWith(FEED_SUFFIX) ? file.slice(0, -FEED_SUFFIX.length) : ''
      const [feed] = await database
        .select({ userId: calendarFeeds.userId })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.tokenHash, hashOfToken(token)))
      // A stranger may have registered the address, and wait behind the feed for its owner's appointments.
      const isTrusted = feed && (await ports.people.addressProof(database, feed.userId, now())) !== 'NONE'
      if (!isTrusted) return answer(notFound(appointmentRefusals.noFeed), request, reply)
      const since = new Date(now().getTime() - FEED_DAYS_BACK * MS_PER_DAY)
      const appointments = await calendarOf(database, feed.userId, since)
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="citas.ics"')
        .send(appointmentCalendar(appointments, { isFeed: true }))
    },
  )
}
