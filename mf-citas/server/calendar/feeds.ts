import { MS_PER_DAY } from 'shared/dates/times'
import type { Duty } from 'shared/published/duties'
import { answer } from 'shared/server/http/answer'
import { notFound } from 'shared/server/http/outcome'
import { hashOfToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { appointmentRefusals } from '../../messages'
import { calendarOf, calendarOfSpecialist } from '../appointments/appointmentStore'
import { patientsOf } from '../patients/patientNames'
import { appointmentCalendar } from './appointmentCalendar'
import { PERSON_FEED, SPECIALIST_FEED } from './feedPaths'
import { personFeedSchema, specialistFeedSchema } from './feedSchema'
import { ownerOfFeed, removeSpecialistFeed, specialistFeedAt } from './feedStore'

/** The duty without which a member's address of a specialist's calendar ends. */
const AGENDA: Duty = 'agenda'

type App = Parameters<NonNullable<Slice['routes']>>[0]
type WithFile = { Params: { file: string } }

/** A calendar keeps what is older; a feed says nothing more about it. */
const DAYS_BACK = 90

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="citas.ics"',
}

/** The private calendars. The secret of the address identifies whose it is; it can be revoked. */
export function mountFeeds(app: App, context: SliceContext): void {
  const { database, now, ports } = context
  const since = () => new Date(now().getTime() - DAYS_BACK * MS_PER_DAY)
  // A stranger may have registered the address, and wait behind the feed for its owner's appointments.
  const isTrusted = async (userId: number) =>
    (await ports.people.addressProof(database, userId, now())) !== 'NONE'

  app.get<WithFile>(`${PERSON_FEED.path}/:file`, { schema: personFeedSchema }, async (request, reply) => {
    const owner = await ownerOfFeed(database, hashOfToken(PERSON_FEED.tokenOf(request.params.file)))
    if (owner === undefined || !(await isTrusted(owner))) {
      return answer(notFound(appointmentRefusals.noFeed), request, reply)
    }
    const own = await calendarOf(database, owner, since())
    return reply.headers(HEADERS).send(appointmentCalendar(own, { isFeed: true }))
  })

  app.get<WithFile>(
    `${SPECIALIST_FEED.path}/:file`,
    { schema: specialistFeedSchema },
    async (request, reply) => {
      const hash = hashOfToken(SPECIALIST_FEED.tokenOf(request.params.file))
      const feed = await specialistFeedAt(database, hash)
      const duties = feed ? await ports.people.dutiesOf(database, feed.userId) : []
      // A member who gets the duty again makes a new address.
      if (feed && !duties.includes(AGENDA)) await removeSpecialistFeed(database, feed)
      if (!feed || !duties.includes(AGENDA) || !(await isTrusted(feed.userId))) {
        return answer(notFound(appointmentRefusals.noFeed), request, reply)
      }
      const own = await calendarOfSpecialist(database, feed.specialistId, since())
      const named = await patientsOf(
        context,
        database,
        own.map(({ appointment }) => appointment),
      )
      const patients = named.map(({ name }) => name)
      return reply.headers(HEADERS).send(appointmentCalendar(own, { isFeed: true, patients }))
    },
  )
}
