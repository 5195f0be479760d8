import Type from 'typebox'
import type { VoluntaryPurpose } from '../../published/purposes'
import type { Database } from '../database/database'
import type { Attempt } from '../jobs/job'
import type { Jobs } from '../jobs/jobs'

const attachment = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 100 }),
  contentType: Type.String({ pattern: '^[\\w.+-]+/[\\w.+-]+(; ?[\\w-]+=[\\w-]+)*$', maxLength: 100 }),
  /** Text, or base64 where `encoding` says so. */
  content: Type.String({ maxLength: 200_000 }),
  encoding: Type.Optional(Type.Literal('base64')),
})

export type MailAttachment = Type.Static<typeof attachment>

/** The limits of a mail: it waits in the database until it is delivered. */
export const mailSchema = Type.Object({
  /** One address, which the caller has validated. */
  to: Type.String({ minLength: 3, maxLength: 320 }),
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  text: Type.String({ maxLength: 50_000 }),
  html: Type.String({ maxLength: 100_000 }),
  attachments: Type.Optional(Type.Array(attachment, { maxItems: 5 })),
  /** The `https` address where the person stops mails of this kind, for the header `List-Unsubscribe`. */
  unsubscribeLink: Type.Optional(Type.String({ pattern: '^https?://\\S+$', maxLength: 1000 })),
})

export type Mail = Type.Static<typeof mailSchema>

/**
 * The cause of a mail. An account causes only so many mails to strangers, addresses that no account has proved; other
 * mails are not counted: those of the practice or to it, and those that the caller has already counted, by
 * `admit` or by a limit of the address itself.
 */
export type Cause = { account: number } | 'practice' | 'counted'

/** Whether an account may cause a mail to an address. Of an admission that was not used, `undo` takes the count back. */
export type Admission =
  | { admitted: true; undo(): Promise<void> }
  | { admitted: false; why: 'unproved account' }
  | { admitted: false; why: 'limit of the account' | 'limit of the address'; retryAfterSeconds: number }

export interface MailDoor {
  admit(database: Database, mail: { to: string; account: number }): Promise<Admission>
}

/** A voluntary purpose of a mail, and the person who may have refused it. */
interface Voluntary {
  userId: number
  purpose: VoluntaryPurpose
}

type SendMailOptions = {
  cause: Cause

  /** The caller's transaction: the mail is sent if it commits, and discarded if it rolls back. */
  transaction?: Database
} & (
  | {
      /** The recipient's account: erasing it erases a mail that still waits. */
      userId?: number
      purpose?: undefined
    }
  | Voluntary
)

/**
 * The one door of all mails. A mail that its cause may not send, or whose voluntary purpose its person refuses, is left
 * out, without an error.
 */
export interface Mails extends MailDoor {
  /** Stores the mail in the database, from where it is delivered within about a second; at least once, usually once. */
  send(mail: Mail, options: SendMailOptions): Promise<void>
  /** The same door; what it sends waits among these jobs. */
  through(jobs: Jobs): Mails
  /**
   * Delivers at once, for a job whose mail may not wait in the database because it holds a secret. Throws a
   * PermanentFailure where the mail server refuses the mail, and another error where trying again may help.
   */
  deliver(mail: Mail, attempt: MailAttempt, cause: Cause, voluntary?: Voluntary): Promise<void>
}

/** Takes mails to their addresses. */
export interface MailTransport {
  deliver(mail: Mail, attempt: MailAttempt): Promise<void>
  /** Throws where the mail server cannot be reached, or does not let us in. */
  check(): Promise<void>
}

/** The job that delivers a mail; mail programs recognise a duplicate by its id. */
export type MailAttempt = Pick<Attempt, 'id' | 'enqueuedAt'>
