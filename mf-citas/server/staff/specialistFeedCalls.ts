import { and, eq } from 'drizzle-orm'
import { created, notFound, ok } from 'shared/server/http/outcome'
import { hashOfToken, newToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/slice'
import { appointmentRefusals } from '../../messages'
import { SPECIALIST_FEED } from '../calendar/feedPaths'
import type { SpecialistFeedCalls } from '../citasCalls'
import { specialistFeeds } from '../schema'
import { specialistById } from '../specialists/specialistStore'

/** The private calendars of the specialists, who have no account: a member of the staff makes their addresses. */
export function specialistFeedCalls({ database, now }: SliceContext): SpecialistFeedCalls {
  const isOf = (specialistId: number, userId: number) =>
    and(eq(specialistFeeds.specialistId, specialistId), eq(specialistFeeds.userId, userId))
  return {
    'GET staff/specialists/{id}/feed': ({ staff, params: { id }, audit }) =>
      database.transaction(async transaction => {
        const exists = (await transaction.$count(specialistFeeds, isOf(id, staff.id))) > 0
        return audit(
          transaction,
          { act: `calendar of specialist ${id} asked for`, whose: null },
          ok({ exists }),
        )
      }),

    'POST staff/specialists/{id}/feed': async ({ staff, params: { id }, audit }) => {
      if (!(await specialistById(database, id))) return notFound(appointmentRefusals.unknownSpecialist)
      const token = newToken()
      const feed = { tokenHash: hashOfToken(token), createdAt: now() }
      return database.transaction(async transaction => {
        await transaction
          .insert(specialistFeeds)
          .values({ specialistId: id, userId: staff.id, ...feed })
          .onConflictDoUpdate({ target: [specialistFeeds.specialistId, specialistFeeds.userId], set: feed })
        const act = { act: `calendar of specialist ${id} made`, whose: null }
        return audit(transaction, act, created({ path: SPECIALIST_FEED.addressOf(token) }))
      })
    },

    'DELETE staff/specialists/{id}/feed': ({ staff, params: { id }, audit }) =>
      database.transaction(async transaction => {
        await transaction.delete(specialistFeeds).where(isOf(id, staff.id))
        return audit(transaction, { act: `calendar of specialist ${id} revoked`, whose: null }, ok({}))
      }),
  }
}
