import { composeMail } from 'shared/server/mail/composeMail'
import type { Mail } from 'shared/server/mail/mail'
import { passwordChanged } from '../../messages'
import type { Account } from './accountStore'

/** Tells a person that their password was changed by the link of a mail, in case it was not they who opened it. */
export function passwordChangedMail(
  { email, firstName }: Pick<Account, 'email' | 'firstName'>,
  origin: string | undefined,
): Mail {
  return composeMail({
    to: email,
    firstName,
    subject: passwordChanged.subject,
    body: [
      passwordChanged.lead,
      passwordChanged.ended,
      passwordChanged.notYou,
      ...(origin ? [{ button: passwordChanged.button, link: `${origin}/recoverpass` }] : []),
    ],
  })
}
