import type { Database } from 'shared/server/database/database'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { forbidden, type Refused, tooMany } from 'shared/server/http/outcome'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { defineJob, PermanentFailure } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { composeMail } from 'shared/server/mail/composeMail'
import type { Admission } from 'shared/server/mail/mail'
import { plainName } from 'shared/server/mail/plainName'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'
import { consentMail, familyRefusals } from '../../messages'
import { type FamilyRow, familyMemberOf, updateMember, writeLink } from './familyStore'

export const CONSENT_PATH = '/permiso-familiar'

/** The secret of the link is made when the mail is sent, so that it waits nowhere in the database. */
const consentJob = defineJob({
  name: 'objetivos-consent',
  payload: Type.Object({ userId: Type.Integer(), familyMemberId: Type.Integer() }),
})

const keyOf = (id: number) => `family-member-${id}`

export const isAsked = ({ consent }: Pick<FamilyRow, 'consent'>) => consent === 'ASKED'

interface Asking {
  member: FamilyRow
  /** The reason why nobody was asked, for the person who wants to ask. */
  refused?: Refused
}

/**
 * Mails an adult family member who has an address, in the caller's transaction. Returns the member as asked; or as not
 * asked, where the account may cause no mail, and a link that another address was sent ends. At its own limit an address
 * gets no mail, which is not told: others asked it.
 */
export async function askNow(context: SliceContext, one: Database, member: FamilyRow): Promise<Asking> {
  const { id, userId, email } = member
  const admission = await context.mail.admit(one, { to: email, account: userId })
  const refused = admission.admitted ? undefined : refusalOf(admission)
  const changed = await updateMember(one, userId, id, {
    consentTokenHash: null,
    ...(refused ? { consent: 'NONE' } : { consent: 'ASKED', consentAskedAt: context.now() }),
  })
  if (admission.admitted) {
    await context.jobs.send(consentJob, { userId, familyMemberId: id }, { transaction: one, key: keyOf(id) })
  } else if (refused) await cancelAsking(context, one, id)
  return { member: changed ?? member, refused }
}

function refusalOf(admission: Exclude<Admission, { admitted: true }>): Refused | undefined {
  if (admission.why === 'unproved account') return forbidden(familyRefusals.unprovedAccount)
  if (admission.why === 'limit of the address') return undefined
  return tooMany(familyRefusals.askedManyToday, admission.retryAfterSeconds)
}

export function cancelAsking({ jobs }: SliceContext, one: Database, id: number): Promise<void> {
  return jobs.cancel(consentJob, keyOf(id), { transaction: one })
}

export const sendConsentMail = jobHandler(
  consentJob,
  async (context, { userId, familyMemberId }, attempt) => {
    const { database, config, mail, ports } = context
    const member = await familyMemberOf(database, userId, familyMemberId)
    const owner = await ports.people.byId(database, userId)
    if (!owner || !member || !isAsked(member) || member.email === '') return
    const origin = linkOrigin(config)
    if (!origin) throw new PermanentFailure(MISSING_ORIGIN)
    const token = newToken()
    // A second run makes a new secret; the link of the first mail ends.
    const isAskedStill = await writeLink(database, familyMemberId, hashOfToken(token))
    // The account ended meanwhile, or the member was removed: the link would lead nowhere.
    if (!isAskedStill) return
    await mail.deliver(
      composeMail({
        to: member.email,
        // They never signed up, and somebody else wrote their name.
        firstName: '',
        subject: consentMail.subject,
        body: [
          consentMail.lead(nameOfAsker(owner)),
          consentMail.choice,
          { button: consentMail.button, link: `${origin}/api${CONSENT_PATH}/${token}` },
          consentMail.nothing,
        ],
      }),
      attempt,
      'counted',
    )
  },
)

/** A person chooses their own name, and the mail goes to somebody else: it repeats only what looks like a name. */
export function nameOfAsker({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return plainName(`${firstName} ${lastName}`) ?? consentMail.somebody
}
