import { createTransport } from 'nodemailer'
import type { Config } from 'shared/server/config/config'
import { PermanentFailure } from 'shared/server/jobs/job'
import { errorCode } from 'shared/server/logging/errorCode'
import { outboxFolder, putInOutbox } from 'shared/server/mail/demoMailbox'
import type { MailTransport } from 'shared/server/mail/mail'

/** Delivers by `SMTP_URL`; without it into a folder of the server, from which no mail leaves. */
export function mailTransport({ smtpUrl, mailFrom, dataDir }: Config): MailTransport {
  if (smtpUrl) return bySmtp(smtpUrl, mailFrom)
  const folder = outboxFolder(dataDir)
  return {
    deliver: (mail, attempt) => putInOutbox(folder, { ...mail, from: mailFrom }, attempt),
    check: async () => undefined,
  }
}

function bySmtp(smtpUrl: string, from: string): MailTransport {
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
  const domain = /@([^\s<>@]+)/.exec(from)?.[1]
  return {
    async deliver({ to, subject, text, html, attachments, unsubscribeLink }, { id, enqueuedAt }) {
      try {
        await transport.sendMail({
          // As an object, an address is used unchanged: text would be parsed as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same in every attempt: mail programs show a duplicate once.
          messageId: `<${id}@${domain}>`,
          date: enqueuedAt,
          attachments: attachments?.map(({ fileName, ...file }) => ({ filename: fileName, ...file })),
          list: unsubscribeLink ? { unsubscribe: unsubscribeLink } : undefined,
        })
      } catch (error) {
        throw notSent(error)
      }
    },
    check: async () => void (await transport.verify()),
  }
}

/** The mail itself was refused, its address or its content. A refused sign-in (EAUTH) is our configuration's fault. */
const REFUSED = ['EENVELOPE', 'EMESSAGE']

/** A mail server quotes the address that it refuses, so only the code goes to the log. */
function notSent(error: unknown): Error {
  const code = errorCode(error) ?? 'unknown'
  const answered =
    typeof error === 'object' && error && 'responseCode' in error ? error.responseCode : undefined
  const message = `the mail server did not take a mail: ${code} ${answered ?? ''}`.trim()
  if (REFUSED.includes(code) && Number(answered) >= 500) return new PermanentFailure(message)
  return Object.assign(new Error(message), { name: 'MailNotSent' })
}
