import { dayIn } from 'shared/dates/instants'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import { comingOfAgeMail } from '../../messages'
import { isAdult } from '../../rules/family/familyMember'
import { askNow } from './askConsent'
import { adultsNotAsked, type FamilyRow, noteAsking } from './familyStore'

/**
 * Asks the family members who have come of age since they were added. Where a member has no address, the account is
 * asked for it, once. The results are hidden from the birthday on, whether or not this has run.
 */
export async function askThoseOfAge(context: SliceContext): Promise<void> {
  const { database } = context
  const today = dayIn(context.now())
  for (const member of await adultsNotAsked(database, today)) {
    const wasChild = !isAdult(member.birthDate, dayIn(member.createdAt))
    if (wasChild && isAdult(member.birthDate, today)) await askOne(context, member)
  }
}

async function askOne(context: SliceContext, member: FamilyRow): Promise<void> {
  const { database, mail, ports, config, now } = context
  await database.transaction(async one => {
    if (member.email !== '') {
      await askNow(context, one, member)
      return
    }
    const owner = await ports.people.byId(one, member.userId)
    await noteAsking(one, member.id, now())
    if (!owner) return
    const origin = linkOrigin(config)
    const link = origin && { button: comingOfAgeMail.button, link: `${origin}/user/objetivos` }
    await mail.send(
      composeMail({
        to: owner.email,
        firstName: owner.firstName,
        subject: comingOfAgeMail.subject,
        body: [comingOfAgeMail.lead, ...(link ? [link] : [])],
      }),
      { transaction: one, userId: owner.id, cause: 'practice' },
    )
  })
}

export const comingOfAge = recurringJob(
  {
    name: 'objetivos-coming-of-age',
    cron: '30 9 * * *',
    timeZone: 'America/Monterrey',
    timeLimitSeconds: 600,
  },
  askThoseOfAge,
)
