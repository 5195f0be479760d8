import { created, notFound, ok } from 'shared/server/http/outcome'
import { hashOfToken, newToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { SPECIALIST_FEED } from '../calendar/feedPaths'
import { hasSpecialistFeed, putSpecialistFeed, removeSpecialistFeed } from '../calendar/feedStore'
import type { SpecialistFeedCalls } from '../citasCalls'
import { specialistById } from '../specialists/specialistStore'

/** The private calendars of the specialists, who have no account: a member of the staff makes their addresses. */
export function specialistFeedCalls({ database, now }: SliceContext): SpecialistFeedCalls {
  return {
    'GET staff/specialists/{id}/feed': ({ staff, params: { id }, audit }) =>
      database.transaction(async transaction => {
        const exists = await hasSpecialistFeed(transaction, { specialistId: id, userId: staff.id })
        return audit(
          transaction,
          { act: `calendar of specialist ${id} asked for`, whose: null },
          ok({ exists }),
        )
      }),

    'POST staff/specialists/{id}/feed': async ({ staff, params: { id }, audit }) => {
      if (!(await specialistById(database, id))) return notFound(appointmentRefusals.unknownSpecialist)
      const token = newToken()
      const secret = { tokenHash: hashOfToken(token), createdAt: now() }
      return database.transaction(async transaction => {
        await putSpecialistFeed(transaction, { specialistId: id, userId: staff.id }, secret)
        const act = { act: `calendar of specialist ${id} made`, whose: null }
        return audit(transaction, act, created({ path: SPECIALIST_FEED.addressOf(token) }))
      })
    },

    'DELETE staff/specialists/{id}/feed': ({ staff, params: { id }, audit }) =>
      database.transaction(async transaction => {
        await removeSpecialistFeed(transaction, { specialistId: id, userId: staff.id })
        return audit(transaction, { act: `calendar of specialist ${id} revoked`, whose: null }, ok({}))
      }),
  }
}
