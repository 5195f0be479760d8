import { and, eq, lte, sql } from 'drizzle-orm'
import { VoluntaryPurpose } from 'shared/published/purposes'
import type { Database } from 'shared/server/database/database'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import type { Jobs } from 'shared/server/jobs/jobs'
import { type MailDoor, type Mails, type MailTransport, mailSchema } from 'shared/server/mail/mail'
import Type from 'typebox'
import { jobTable } from '../jobs/jobTable'

/** A mail server that is away for a day delays mails and loses none. */
export const mailJob = defineJob({
  name: 'mail',
  payload: Type.Object({
    userId: Type.Optional(Type.Integer()),
    purpose: Type.Optional(VoluntaryPurpose),
    mail: mailSchema,
  }),
  retryLimit: 100,
  concurrency: 4,
})

export const deliverMails = jobHandler(mailJob, ({ mail: mails }, { mail, userId, purpose }, attempt) => {
  const voluntary = userId !== undefined && purpose ? { userId, purpose } : undefined
  // It was counted when it was stored.
  return mails.deliver(mail, attempt, 'counted', voluntary)
})

/** For how long the oldest mail that still waits has waited, by the database's clock; undefined where none waits. */
export async function oldestUnsentMs(database: Database): Promise<number | undefined> {
  const [oldest] = await database
    .select({
      ms: sql<number | null>`(extract(epoch from now() - min(${jobTable.createdOn})) * 1000)::float8`,
    })
    .from(jobTable)
    .where(and(eq(jobTable.name, mailJob.name), lte(jobTable.state, 'active')))
  return oldest?.ms ?? undefined
}

interface MailParts {
  database: Database
  jobs: Jobs
  transport: MailTransport
  door: MailDoor
  /** Whether the person has not refused the purpose. */
  allows(database: Database, userId: number, purpose: VoluntaryPurpose): Promise<boolean>
}

/** Mails that wait in the database for their delivery. */
export function mailsBy({ jobs, ...parts }: MailParts): Mails {
  const { database, transport, door, allows } = parts
  return {
    admit: door.admit,
    through: others => mailsBy({ ...parts, jobs: others }),
    async deliver(mail, attempt, cause, voluntary) {
      if (voluntary && !(await allows(database, voluntary.userId, voluntary.purpose))) return
      if (typeof cause === 'string') return transport.deliver(mail, attempt)
      const admission = await door.admit(database, { to: mail.to, account: cause.account })
      if (!admission.admitted) return
      try {
        await transport.deliver(mail, attempt)
      } catch (error) {
        // The next attempt is counted anew.
        await admission.undo()
        throw error
      }
    },
    async send(mail, { cause, transaction, userId, purpose }) {
      if (typeof cause !== 'string') {
        const { account } = cause
        if (!(await door.admit(transaction ?? database, { to: mail.to, account })).admitted) return
      }
      await jobs.send(mailJob, { userId, purpose, mail }, { transaction })
    },
  }
}
