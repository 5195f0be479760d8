import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/config'
import { errorCode } from '../logging/errorCode'
import { putInOutbox } from './demoMailbox'
import type { MailSender } from './mail'

/** By `SMTP_URL`, and otherwise into a folder of our own, where nothing leaves the house. */
export function mailSender({ smtpUrl, mailFrom, dataDir }: Config): MailSender {
  if (smtpUrl) return bySmtp(smtpUrl, mailFrom)
  const folder = outboxFolder(dataDir)
  return { send: mail => putInOutbox(folder, { ...mail, from: mailFrom }) }
}

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

function bySmtp(smtpUrl: string, from: string): MailSender {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 10_000,
      dnsTimeout: 5000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text, html, attachments, unsubscribeLink }) {
      try {
        await transport.sendMail({
          // As an object, an address is taken as it is: a text would be read as a list of them.
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: attachments?.map(({ fileName, ...file }) => ({ filename: fileName, ...file })),
          list: unsubscribeLink ? { unsubscribe: unsubscribeLink } : undefined,
        })
      } catch (error) {
        throw new MailNotSent(error)
      }
    },
  }
}

/** A mail server quotes the address it refuses: what goes to the log is the code alone. */
class MailNotSent extends Error {
  constructor(error: unknown) {
    const answered = typeof error === 'object' && error && 'responseCode' in error ? error.responseCode : ''
    super(`the mail server did not take a mail: ${errorCode(error) ?? 'unknown'} ${answered}`.trim())
    this.name = 'MailNotSent'
  }
}
