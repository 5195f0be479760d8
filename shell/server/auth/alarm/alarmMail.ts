import type { FastifyRequest } from 'fastify'
import type { Database } from 'shared/server/database/database'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import Type, { type Static } from 'typebox'
import { alarmMails } from '../../../messages'
import { accountById } from '../accountStore'
import { ALARM_PATH } from './alarmPage'
import { addAlarm } from './alarmStore'

const Occasion = Type.Enum([
  'device',
  'password',
  'reset',
  'addressAsked',
  'addressChanged',
  'passkeyAdded',
  'passkeyRemoved',
])

const Alarm = Type.Object({
  userId: Type.Integer(),
  to: Type.String({ maxLength: 320 }),
  occasion: Occasion,
  /** The device and place, or the new address. */
  detail: Type.String({ maxLength: 400 }),
  /** Undefined where no link may be mailed. */
  origin: Type.Optional(Type.String({ maxLength: 300 })),
})

/** The link's secret is made when the mail is sent, so that it waits nowhere in the database. */
const alarmMailJob = defineJob({ name: 'alarm-mail', payload: Alarm, retryLimit: 100, concurrency: 4 })

interface Told {
  account: { id: number; email: string }
  occasion: Static<typeof Occasion>
  detail?: string
  request: FastifyRequest
}

/** Tells a person of a change that a stranger could have made, in the transaction of the change. */
export function mailAlarm(
  { config, jobs }: SliceContext,
  transaction: Database,
  { account, occasion, detail = '', request }: Told,
): Promise<void> {
  const origin = linkOrigin(config, request)
  const told = { userId: account.id, to: account.email, occasion, detail, ...(origin && { origin }) }
  return jobs.send(alarmMailJob, told, { transaction })
}

export const sendAlarmMail = jobHandler(
  alarmMailJob,
  async (context, { userId, to, occasion, detail, origin }, attempt) => {
    const account = await accountById(context.database, userId)
    if (!account) return
    const { subject, lead, more } = alarmMails[occasion]
    const token = origin && (await addAlarm(context.database, { userId, email: to }, context.now()))
    await context.mail.deliver(
      composeMail({
        to,
        firstName: account.firstName,
        subject,
        body: [
          lead(detail),
          more,
          alarmMails.notYou,
          ...(token ? [{ button: alarmMails.button, link: `${origin}/api${ALARM_PATH}/${token}` }] : []),
        ],
      }),
      attempt,
      'counted',
    )
  },
)
