import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { created, notFound } from 'shared/server/http/outcome'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/slice'
import { dailyLimitRefusal } from 'shared/server/throttle/dailyLimit'
import { answerMessages, familyRefusals, formRefusals, riskMail, riskRefusals } from '../../messages'
import type { Question } from '../../rules/forms/form'
import { contentOf, formById } from '../forms/formStore'
import { takerOf } from '../forms/takers'
import type { ResponseCalls } from '../objetivosCalls'
import { lockAnswers } from '../responses/lockAnswers'
import { riskNotices } from '../schema'

const NOTICES_A_DAY = { most: 10, message: riskRefusals.tooManyToday }

export function riskCalls(context: SliceContext) {
  const { database, ports, mail, now } = context

  return {
    'POST risk-notices': ({ person, body }) =>
      database.transaction(async one => {
        await lockAnswers(one, person.id)
        const familyMemberId = body.familyMemberId ?? null
        const taker = await takerOf(context, one, person.id, familyMemberId)
        if (!taker) return notFound(familyRefusals.unknown)
        const form = await formById(one, body.formId)
        const found = form && (await contentOf(one, form.id, form.version))
        if (!form || !found) return notFound(formRefusals.unknown)
        const questions: Question[] = JSON.parse(found.content)
        const question = questions.find(({ id }) => id === body.question)
        if (!question?.opciones.some(({ risk }) => risk)) return notFound(answerMessages.unknownQuestion)

        const open = await openNotice(familyMemberId)
        if (open) return created({ id: open.id })
        const refusal = await dailyLimitRefusal(one, {
          table: riskNotices,
          userId: person.id,
          now: now(),
          limit: NOTICES_A_DAY,
        })
        if (refusal) return refusal
        const [notice] = await one
          .insert(riskNotices)
          .values({ userId: person.id, familyMemberId, formId: form.id, createdAt: now() })
          .returning({ id: riskNotices.id })
        if (!notice) throw new Error('the notice was not added')
        if (question.especialista !== '') await mailSpecialist(question.especialista)
        return created(notice)

        /** A second press within the day tells the practice nothing new. */
        async function openNotice(member: number | null) {
          const [found] = await one
            .select({ id: riskNotices.id })
            .from(riskNotices)
            .where(
              and(
                eq(riskNotices.userId, person.id),
                member === null ? isNull(riskNotices.familyMemberId) : eq(riskNotices.familyMemberId, member),
                isNull(riskNotices.handledAt),
                gt(riskNotices.createdAt, new Date(now().getTime() - MS_PER_DAY)),
              ),
            )
            .orderBy(desc(riskNotices.id))
          return found
        }

        /** The mail says whom to call; neither the test nor the answer. */
        async function mailSpecialist(to: string): Promise<void> {
          const profile = await ports.people.profileOf(one, person.id)
          const phone = taker?.member?.phone || profile?.phone || profile?.emergencyContactPhone || ''
          const name = `${taker?.firstName ?? ''} ${taker?.lastName ?? ''}`
          const body = [riskMail.lead(name), phone ? riskMail.phone(phone) : riskMail.noPhone]
          const urgent = composeMail({ to, firstName: '', subject: riskMail.subject, body })
          await mail.send(urgent, { transaction: one, userId: person.id })
        }
      }),
  } satisfies Partial<ResponseCalls>
}
