import { dayIn } from 'shared/dates/instants'
import { created, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { familyRefusals } from '../../messages'
import { takerOf } from '../forms/takers'
import type { RiskCalls } from '../objetivosCalls'
import { lockAnswers } from '../responses/lockAnswers'
import { clinicOpenTimes } from './clinicCall'
import { dueHelpOf, markHelpShown } from './helpStore'

export function helpCalls(context: SliceContext) {
  const { database, now } = context

  return {
    'GET risk-help': async ({ person }) => {
      const due = await dueHelpOf(database, person.id, dayIn(now()))
      const times = await clinicOpenTimes(context, database, now())
      const openTimes = times.map(({ opens, closes }) => ({
        opens: opens.toISOString(),
        closes: closes.toISOString(),
      }))
      return ok({ due, openTimes })
    },

    'POST risk-help/shown': ({ person, body: { formId, familyMemberId = null } }) =>
      database.transaction(async one => {
        await lockAnswers(one, person.id)
        if (!(await takerOf(context, one, person.id, familyMemberId))) return notFound(familyRefusals.unknown)
        await markHelpShown(one, { userId: person.id, familyMemberId, formId })
        return created({})
      }),
  } satisfies Partial<RiskCalls>
}
