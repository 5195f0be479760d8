import { dayIn } from 'shared/dates/instants'
import { conflict, created, notFound } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { dailyLimitRefusal } from 'shared/server/throttle/dailyLimit'
import { answerMessages, familyRefusals, formRefusals, riskRefusals } from '../../messages'
import { formById } from '../forms/formStore'
import { takerOf } from '../forms/takers'
import type { RiskCalls } from '../objetivosCalls'
import { lockAnswers } from '../responses/lockAnswers'
import { riskNotices } from '../schema'
import { clinicCallsFrom } from './clinicCall'
import { mailNotice } from './noticeMail'
import { addNotice, openNoticeOf } from './noticeStore'
import { riskQuestion } from './riskQuestion'

const NOTICES_A_DAY = { most: 10, message: riskRefusals.tooManyToday }

export function riskCalls(context: SliceContext) {
  const { database, now } = context

  return {
    'POST risk-notices': ({ person, body }) =>
      database.transaction(async one => {
        const userId = person.id
        await lockAnswers(one, userId)
        const familyMemberId = body.familyMemberId ?? null
        const taker = await takerOf(context, one, userId, familyMemberId)
        if (!taker) return notFound(familyRefusals.unknown)
        const form = await formById(one, body.formId)
        if (!form) return notFound(formRefusals.unknown)
        const found = await riskQuestion(one, {
          take: { userId, familyMemberId, formId: form.id },
          taker,
          version: form.version,
          id: body.question,
          today: dayIn(now()),
        })
        if (!found) return notFound(answerMessages.unknownQuestion)
        if (!found.isAnswered) return conflict(riskRefusals.unanswered)

        const callFrom = (await clinicCallsFrom(context, one, now()))?.toISOString() ?? null
        const open = await openNoticeOf(one, { userId, familyMemberId, now: now() })
        // A second press within the day tells the practice nothing new.
        if (open !== undefined) return created({ id: open, callFrom })
        const limited = { table: riskNotices, userId, now: now(), limit: NOTICES_A_DAY }
        const refusal = await dailyLimitRefusal(one, limited)
        if (refusal) return refusal
        const id = await addNotice(one, { userId, familyMemberId, formId: form.id, createdAt: now() })
        const to = found.question.especialista
        if (to !== '') await mailNotice(context, one, { id, userId, to })
        return created({ id, callFrom })
      }),
  } satisfies Partial<RiskCalls>
}
