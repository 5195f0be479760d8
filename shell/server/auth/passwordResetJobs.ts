import type { Database } from 'shared/server/database/database'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import { reserve } from 'shared/server/throttle/throttle'
import Type from 'typebox'
import { accountByEmail } from './accountStore'
import { mailLimit } from './attemptLimits'
import { resetMail } from './resetMail'
import { forgetExpiredResets, replaceReset } from './resetStore'

const Origin = Type.String({ maxLength: 300 })

/** Queued for every address that a link is requested for, whether or not it has an account. */
export const passwordResetJob = defineJob({
  name: 'password-reset',
  payload: Type.Object({ email: Type.String({ maxLength: 320 }), origin: Origin }),
})

const resetMailJob = defineJob({
  name: 'password-reset-mail',
  payload: Type.Object({ userId: Type.Integer(), origin: Origin }),
  retryLimit: 100,
  concurrency: 4,
})

/** Mails the link; the caller has counted it by `mailLimit`, or has a link that works once. */
export function sendResetMail(
  { jobs }: Pick<SliceContext, 'jobs'>,
  transaction: Database,
  reset: { userId: number; origin: string },
): Promise<void> {
  return jobs.send(resetMailJob, reset, { transaction })
}

/** Once the hour's mail limit is reached no mail is sent, and the link of the last one stays valid. */
export const decideReset = jobHandler(
  passwordResetJob,
  async ({ database, jobs, now }, { email, origin }) => {
    await database.transaction(async transaction => {
      const { granted } = await reserve(transaction, mailLimit(email), now())
      const account = granted ? await accountByEmail(transaction, email) : undefined
      if (account) await sendResetMail({ jobs }, transaction, { userId: account.id, origin })
      await forgetExpiredResets(transaction, now())
    })
  },
)

/** The link's token is made here and stored only as a hash; every attempt makes a new one, and only the last is valid. */
export const mailReset = jobHandler(resetMailJob, async (context, { userId, origin }, attempt) => {
  const reset = await replaceReset(context.database, userId, context.now())
  if (!reset) return
  const link = `${origin}/reset-password?u=${reset.token}`
  await context.mail.deliver(resetMail(reset.email, reset.firstName, link), attempt, 'counted')
})
