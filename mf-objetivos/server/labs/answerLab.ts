import type { Database } from 'shared/server/database/database'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import type { StaffLab } from '../../contract/staff'
import { labMail } from '../../messages'
import { type KnownLab, labById, writeLabResponse } from './labStore'

/** The labs as the staff sees them. */
export async function staffLabs(
  { ports }: SliceContext,
  database: Database,
  labs: readonly KnownLab[],
): Promise<StaffLab[]> {
  const ids = [...new Set(labs.map(({ lab }) => lab.userId))]
  const owners = new Map((await ports.people.byIds(database, ids)).map(owner => [owner.id, owner]))
  return labs.map(({ lab, form, member }) => {
    const { firstName = '', lastName = '' } = member ?? owners.get(lab.userId) ?? {}
    return {
      id: lab.id,
      lab: lab.lab,
      form,
      uploadedAt: lab.uploadedAt.toISOString(),
      answered: lab.response !== null,
      patient: { firstName, lastName },
    }
  })
}

/**
 * Stores the practice's response, sanitised, and mails the account that there is one; the mail names neither lab nor
 * result. A corrected response is mailed again, the same one is not. Returns the lab; undefined where there is none.
 */
export async function answerLab(
  context: SliceContext,
  one: Database,
  { id, html }: { id: number; html: string },
): Promise<KnownLab | undefined> {
  const before = await labById(one, id)
  const response = sanitizeHtml(html)
  if (!before || before.lab.response === response) return before
  await writeLabResponse(one, id, { response, answeredAt: context.now() })
  await mailOwner(context, one, before.lab.userId)
  return labById(one, id)
}

async function mailOwner(
  { ports, mail, config }: SliceContext,
  one: Database,
  userId: number,
): Promise<void> {
  const owner = await ports.people.byId(one, userId)
  if (!owner) return
  const origin = linkOrigin(config)
  const link = origin && { button: labMail.button, link: `${origin}/user/objetivos` }
  const body = [labMail.lead, ...(link ? [link] : [])]
  const { email: to, firstName } = owner
  await mail.send(composeMail({ to, firstName, subject: labMail.subject, body }), {
    transaction: one,
    userId,
    cause: 'practice',
  })
}
