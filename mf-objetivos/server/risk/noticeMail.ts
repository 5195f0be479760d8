import type { Database } from 'shared/server/database/database'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'
import { riskMail } from '../../messages'
import { callWords } from '../../rules/risk/callWords'
import { phoneOwnerInWords } from '../../rules/risk/phoneOwnerInWords'
import { clinicCallsFrom } from './clinicCall'
import { contactOf } from './contact'
import { idsOfMember, noticeById } from './noticeStore'

/** Name and telephone are read when the mail is sent, so that a person who was erased meanwhile is not named. */
const noticeJob = defineJob({
  name: 'objetivos-risk-notice',
  payload: Type.Object({
    userId: Type.Integer(),
    noticeId: Type.Integer(),
    /** The specialist's address. */
    to: Type.String({ minLength: 3, maxLength: 320 }),
  }),
})

const keyOf = (id: number) => `risk-notice-${id}`

/** Mails the specialist, once the caller's transaction has committed. */
export function mailNotice(
  { jobs }: SliceContext,
  one: Database,
  notice: { id: number; userId: number; to: string },
): Promise<void> {
  const { id: noticeId, userId, to } = notice
  return jobs.send(noticeJob, { userId, noticeId, to }, { transaction: one, key: keyOf(noticeId) })
}

/** Removes the mails about a family member that wait. */
export async function cancelNoticeMails(
  { jobs }: SliceContext,
  one: Database,
  familyMemberId: number,
): Promise<void> {
  for (const id of await idsOfMember(one, familyMemberId))
    await jobs.cancel(noticeJob, keyOf(id), { transaction: one })
}

/** The mail says whom to call; neither the test nor the answer. Without its notice there is nobody to call. */
export const sendNoticeMail = jobHandler(noticeJob, async (context, { noticeId, to }, attempt) => {
  const { database, ports, mail } = context
  const found = await noticeById(database, noticeId)
  const owner = found && (await ports.people.profileOf(database, found.notice.userId))
  if (!owner) return
  const { firstName, lastName, ...contact } = contactOf(owner, found.member)
  const askedAt = found.notice.createdAt
  const promised = callWords(await clinicCallsFrom(context, database, askedAt), askedAt)
  const body = [
    riskMail.lead(`${firstName} ${lastName}`),
    riskMail.promise(promised),
    contact.phone ? riskMail.phone(contact.phone, phoneOwnerInWords(contact)) : riskMail.noPhone,
  ]
  // To a specialist, whose address is the practice's content.
  await mail.deliver(composeMail({ to, firstName: '', subject: riskMail.subject, body }), attempt, 'practice')
})
