import Type from 'typebox'
import { defineJob, jobHandler } from '../jobs/job'
import type { Jobs } from '../jobs/jobs'
import { type Mails, mailSchema } from './mail'

/** A mail server that is away for a day delays mails and loses none. */
const mailJob = defineJob({
  name: 'mail',
  payload: Type.Object({ userId: Type.Optional(Type.Integer()), mail: mailSchema }),
  retryLimit: 100,
  concurrency: 4,
})

export const deliverMails = jobHandler(mailJob, ({ mail: mails }, { mail }, attempt) =>
  mails.deliver(mail, attempt),
)

/** Mails that wait in the database for their delivery. */
export function mailsBy(jobs: Jobs, { deliver }: Pick<Mails, 'deliver'>): Mails {
  return {
    deliver,
    send: (mail, { transaction, userId } = {}) => jobs.send(mailJob, { userId, mail }, { transaction }),
  }
}
