import { MS_PER_DAY } from 'shared/dates/times'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { type Attempt, PermanentFailure } from 'shared/server/jobs/job'
import { composeMail } from 'shared/server/mail/composeMail'
import type { Cause } from 'shared/server/mail/mail'
import type { SliceContext } from 'shared/server/slices/context'
import type { MailKind } from '../../contract/notices'
import { mailOff } from '../../messages'
import { purposeOf, wantsMail } from './mailChoices'
import { addMailLink, deleteMailLinks } from './mailLinkStore'

/** The address of the page that turns mails off, below `/api`. */
export const MAIL_OFF_PATH = '/avisos-de-cursos'

/** A mail is seldom opened after so many days; then its link ends. */
const LINK_DAYS = 180

interface CourseMail {
  userId: number
  cause: Cause
  kind: MailKind
  subject: string
  body: readonly string[]
  button: string
  /** Of the page that the button opens. */
  path: string
}

/**
 * Delivers a mail about a course to a person who wants such mails, with a link that turns them off without signing in.
 * The link's secret is made here, since it may not wait in the database. Returns whether the mail was sent.
 */
export async function deliverCourseMail(
  context: SliceContext,
  attempt: Attempt,
  { userId, cause, kind, subject, body, button, path }: CourseMail,
): Promise<boolean> {
  const { config, database, mail, now, ports } = context
  // The mail would be left out at the door of all mails; this spares its link.
  if (!(await wantsMail(context, userId, kind))) return false
  const person = await ports.people.byId(database, userId)
  if (!person) return false
  const origin = linkOrigin(config)
  if (!origin) throw new PermanentFailure(MISSING_ORIGIN)
  const token = newToken()
  const createdAt = now()
  const before = new Date(createdAt.getTime() - LINK_DAYS * MS_PER_DAY)
  await deleteMailLinks(database, { userId, before })
  await addMailLink(database, { tokenHash: hashOfToken(token), userId, kind, createdAt })
  const off = `${origin}/api${MAIL_OFF_PATH}/${token}`
  await mail.deliver(
    composeMail({
      to: person.email,
      firstName: person.firstName,
      subject,
      body: [...body, { button, link: `${origin}${path}` }, `${mailOff.mailFoot[kind]}\n${off}`],
      unsubscribeLink: off,
    }),
    attempt,
    cause,
    { userId, purpose: purposeOf[kind] },
  )
  return true
}
