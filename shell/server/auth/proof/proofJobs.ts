import { and, asc, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler, recurringJob } from 'shared/server/jobs/jobHandler'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import { reserve } from 'shared/server/throttle/throttle'
import Type from 'typebox'
import { proofMails } from '../../../messages'
import { proofLimit } from '../attemptLimits'
import { users } from '../schema'
import { PROOF_PATH } from './proofPage'
import { addProof } from './proofStore'

const Occasion = Type.Enum(['welcome', 'again', 'before'])

/** The link's secret is made when the mail is sent, so that it waits nowhere in the database. */
const proofMailJob = defineJob({
  name: 'address-proof-mail',
  payload: Type.Object({
    userId: Type.Integer(),
    origin: Type.String({ maxLength: 300 }),
    occasion: Occasion,
  }),
  retryLimit: 100,
  concurrency: 4,
})

interface Asked {
  userId: number
  origin: string
  occasion: 'welcome' | 'again' | 'before'
}

/** Mails the link that proves the address; the caller has counted it by `proofLimit`. */
export function mailProof({ jobs }: SliceContext, transaction: Database, asked: Asked): Promise<void> {
  return jobs.send(proofMailJob, asked, { transaction })
}

/** The mail repeats no name: whoever registered the address chose it. */
export const sendProofMail = jobHandler(
  proofMailJob,
  async (context, { userId, origin, occasion }, attempt) => {
    const proof = await addProof(context.database, userId, context.now())
    if (!proof) return
    const { subject, lead } = proofMails[occasion]
    await context.mail.deliver(
      composeMail({
        to: proof.email,
        firstName: '',
        subject,
        body: [
          lead,
          { button: proofMails.button, link: `${origin}/api${PROOF_PATH}/${proof.token}` },
          proofMails.notYou,
          `${origin}/recoverpass`,
        ],
      }),
      attempt,
      'counted',
    )
  },
)

const MOST_ASKED_AT_ONCE = 200

/** Asks the accounts of before for their proof, each once, in the waking hours. */
export const askAccountsOfBefore = recurringJob(
  { name: 'ask-accounts-of-before', cron: '15 9-20 * * *', timeZone: 'America/Monterrey' },
  async context => {
    const { database, config, now } = context
    const origin = linkOrigin(config)
    if (!origin) return
    await database.transaction(async one => {
      const asked = await one
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(and(isNull(users.addressProvedAt), isNull(users.proofAskedAt), gt(users.proofDueAt, now())))
        .orderBy(asc(users.id))
        .limit(MOST_ASKED_AT_ONCE)
        .for('update', { skipLocked: true })
      if (asked.length === 0) return
      const ids = asked.map(({ id }) => id)
      await one.update(users).set({ proofAskedAt: now() }).where(inArray(users.id, ids))
      for (const { id: userId, email } of asked) {
        const { granted } = await reserve(one, proofLimit(email), now())
        if (granted) await mailProof(context, one, { userId, origin, occasion: 'before' })
      }
    })
  },
)
