import { MS_PER_DAY } from 'shared/dates/times'
import { rollBackRefusals } from 'shared/server/database/rollBackRefusals'
import { RETRY_AFTER_SECONDS } from 'shared/server/http/errorHandler'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { serverMessages } from 'shared/server/http/messages'
import { notFound, type Outcome, ok, unavailable } from 'shared/server/http/outcome'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import { limitOf } from 'shared/server/throttle/limits'
import { reserve, throttleRefusal } from 'shared/server/throttle/throttle'
import Type, { type Static } from 'typebox'
import { type CallingGuest, signature } from '../../shelf/tokenStore'
import { addEntry } from '../../staff/auditLog'
import { internalMessages } from './messages'

/** The one template: plain paragraphs in the look of the house, and a button into the guest's own screens. */
export const GuestMail = Type.Object({
  subject: Type.String({ minLength: 1, maxLength: 120, pattern: '^[^\\r\\n]*$' }),
  paragraphs: Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), { minItems: 1, maxItems: 8 }),
  button: Type.Optional(
    Type.Object({
      label: Type.String({ minLength: 1, maxLength: 60 }),
      /** A screen of the product. */
      path: Type.String({ pattern: '^/user(/[a-zA-Z0-9-]+)*$', maxLength: 100 }),
    }),
  ),
})
export type GuestMail = Static<typeof GuestMail>

interface Wanted {
  guest: CallingGuest
  personId: number
  /** Names the mail: it is sent once, however often it is asked for. */
  key: string
  mail: GuestMail
}

/** Mails of one guest to one person, and to all, in any 24 hours. */
const MOST_TO_ONE = 3
const MOST_TO_ALL = 500

/** Sends a mail to the person who has just called, through the house's door of mails. */
export async function mailFor(context: SliceContext, wanted: Wanted): Promise<Outcome<object>> {
  const { guest, personId, key, mail } = wanted
  const origin = linkOrigin(context.config)
  // Without one no mail with a link is sent, as the log said at the start.
  if (!origin && mail.button) return unavailable(serverMessages.unavailable, RETRY_AFTER_SECONDS)
  return rollBackRefusals(context.database, async transaction => {
    const at = context.now()
    const perDay = (name: string, of: string, most: number) =>
      limitOf({ name, of: `${guest.remote} ${of}`, most, windowMs: MS_PER_DAY })
    const once = perDay('mail of a guest', `${personId} ${key}`, 1)
    if (!(await reserve(transaction, once, at)).granted) return ok({})
    const person = await context.ports.people.byId(transaction, personId)
    if (!person) return notFound(internalMessages.gone)
    const limits = [
      perDay('mails of a guest to one', String(personId), MOST_TO_ONE),
      perDay('mails of a guest', '', MOST_TO_ALL),
    ]
    const message = internalMessages.tooManyMails
    const refused = await throttleRefusal(transaction, { limits, at, message })
    if (refused) return refused
    const { email: to, firstName } = person
    const { subject, paragraphs, button } = mail
    const body = [
      ...paragraphs,
      ...(button ? [{ button: button.label, link: `${origin}${button.path}` }] : []),
    ]
    // An address that nobody has proved counts, as with every mail that an account causes.
    const options = { cause: { account: personId }, userId: personId, transaction }
    await context.mail.send(composeMail({ to, subject, firstName, body }), options)
    const act = `${guest.remote} sent a mail`
    await addEntry(transaction, { at, staff: signature(guest), act, personId })
    return ok({})
  })
}
