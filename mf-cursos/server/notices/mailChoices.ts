import type { VoluntaryPurpose } from 'shared/published/purposes'
import type { SliceContext } from 'shared/server/slices/context'
import { MAIL_KINDS, type MailChoices, type MailKind } from '../../contract/notices'

/** Each kind of mail is a voluntary purpose of the practice's notice, so *Privacidad* and a course's page change the same. */
export const purposeOf: Readonly<Record<MailKind, VoluntaryPurpose>> = {
  replies: 'courseReplies',
  unlocks: 'courseTopics',
}

type Choosing = Pick<SliceContext, 'database' | 'ports' | 'now'>

export function wantsMail({ database, ports }: Choosing, userId: number, kind: MailKind): Promise<boolean> {
  return ports.purposes.allows(database, userId, purposeOf[kind])
}

export async function mailChoicesOf(context: Choosing, userId: number): Promise<MailChoices> {
  const [replies, unlocks] = await Promise.all([
    wantsMail(context, userId, 'replies'),
    wantsMail(context, userId, 'unlocks'),
  ])
  return { replies, unlocks }
}

/** Changes the named choices and answers all of them. */
export async function changeMailChoices(
  context: Choosing,
  userId: number,
  change: Partial<MailChoices>,
): Promise<MailChoices> {
  const { database, ports, now } = context
  await database.transaction(async one => {
    for (const kind of MAIL_KINDS) {
      const granted = change[kind]
      if (granted === undefined) continue
      await ports.purposes.choose(one, userId, { purpose: purposeOf[kind], granted }, now())
    }
  })
  return mailChoicesOf(context, userId)
}
