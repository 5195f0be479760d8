import type { Database } from 'shared/server/database/database'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import Type, { type Static } from 'typebox'
import { addressMail } from '../../../messages'
import { addressProof } from '../proof/proofStore'
import { CHANGE_PATH } from './changePage'
import { newLink } from './changeStore'

const Wish = Type.Object({
  userId: Type.Integer(),
  email: Type.String({ maxLength: 320 }),
  origin: Type.String({ maxLength: 300 }),
})

/** The link's secret is made when the mail is sent, so that it waits nowhere in the database. */
const changeMailJob = defineJob({
  name: 'address-change-mail',
  payload: Wish,
  retryLimit: 100,
  concurrency: 4,
})

/** Mails the link by which the new address counts. */
export function sendChangeMail(
  { jobs }: SliceContext,
  transaction: Database,
  wish: Static<typeof Wish>,
): Promise<void> {
  return jobs.send(changeMailJob, wish, { transaction })
}

/** The mail repeats no name: whoever asked for the change chose it, and the address may be a stranger's. */
export const sendAddressChange = jobHandler(
  changeMailJob,
  async (context, { userId, email, origin }, attempt) => {
    const { database, now } = context
    const token = await newLink(database, { userId, email }, now())
    if (!token) return
    // An unproved account writes to no stranger: its wish was counted as the proof of a registration is.
    const isProved = (await addressProof(database, userId, now())) === 'PROVED'
    await context.mail.deliver(
      composeMail({
        to: email,
        firstName: '',
        subject: addressMail.subject,
        body: [
          addressMail.lead,
          { button: addressMail.button, link: `${origin}/api${CHANGE_PATH}/${token}` },
          addressMail.notYou,
        ],
      }),
      attempt,
      isProved ? { account: userId } : 'counted',
    )
  },
)
