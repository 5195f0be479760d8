import { and, eq } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { defineJob, jobHandler, PermanentFailure } from 'shared/server/jobs/job'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/slice'
import { limitOf } from 'shared/server/throttle/limits'
import { reserve } from 'shared/server/throttle/throttle'
import Type from 'typebox'
import { consentMail } from '../../messages'
import { familyMembers } from '../schema'
import { type FamilyRow, familyMemberOf } from './familyStore'

export const CONSENT_PATH = '/permiso-familiar'

/** The secret of the link is made when the mail is sent, so that it waits nowhere in the database. */
const consentJob = defineJob({
  name: 'objetivos-consent',
  payload: Type.Object({ userId: Type.Integer(), familyMemberId: Type.Integer() }),
})

/** The address may be a stranger's: adding the member again and again sends it no more than this. */
const mailLimit = (address: string) =>
  limitOf({ name: 'consent-mail', of: address.toLowerCase(), most: 5, windowMs: MS_PER_DAY })

const keyOf = (id: number) => `family-member-${id}`

export const isAsked = ({ consent }: Pick<FamilyRow, 'consent'>) => consent === 'ASKED'

/**
 * Mails an adult family member who has an address, in the caller's transaction; answers the member as asked. At its
 * limit an address gets no mail, which is not told.
 */
export async function askNow(context: SliceContext, one: Database, member: FamilyRow): Promise<FamilyRow> {
  const { id, userId, email } = member
  const [asked] = await one
    .update(familyMembers)
    .set({ consent: 'ASKED', consentAskedAt: context.now(), consentTokenHash: null })
    .where(eq(familyMembers.id, id))
    .returning()
  const { granted } = await reserve(one, mailLimit(email), context.now())
  if (granted) {
    await context.jobs.send(consentJob, { userId, familyMemberId: id }, { transaction: one, key: keyOf(id) })
  }
  return asked ?? member
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
    const asked = await database
      .update(familyMembers)
      .set({ consentTokenHash: hashOfToken(token) })
      .where(and(eq(familyMembers.id, familyMemberId), eq(familyMembers.consent, 'ASKED')))
      .returning({ id: familyMembers.id })
    // The account ended meanwhile, or the member was removed: the link would lead nowhere.
    if (asked.length === 0) return
    await mail.deliver(
      composeMail({
        to: member.email,
        firstName: member.firstName,
        subject: consentMail.subject,
        body: [
          consentMail.lead(nameInMail(`${owner.firstName} ${owner.lastName}`)),
          consentMail.choice,
          { button: consentMail.button, link: `${origin}/api${CONSENT_PATH}/${token}` },
          consentMail.nothing,
        ],
      }),
      attempt,
    )
  },
)

/** A person chooses their own name, and the mail goes to somebody else: it repeats only what looks like a name. */
function nameInMail(name: string): string {
  return /^[\p{L}\p{M}' -]{1,80}$/u.test(name) ? name : consentMail.somebody
}
