import type { Database } from 'shared/server/database/database'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import { quarantineWords } from '../../releasesMessages'
import { TEAMS_PAGE } from '../../rules/previewLink'
import { staffAccounts } from '../staff/staffStore'

/** Tells the members of the staff who look after releases what the server did by itself, in the transaction of that. */
export async function mailTeams(
  { config: { publicOrigin }, mail }: SliceContext,
  transaction: Database,
  { subject, body }: { subject: string; body: string },
): Promise<void> {
  const { button } = quarantineWords
  const members = (await staffAccounts(transaction)).filter(({ duties }) => duties.includes('releases'))
  for (const { id, email, firstName } of members)
    await mail.send(
      composeMail({
        to: email,
        firstName,
        subject,
        body: [body, ...(publicOrigin ? [{ button, link: `${publicOrigin}${TEAMS_PAGE}` }] : [])],
      }),
      { cause: 'practice', transaction, userId: id },
    )
}
