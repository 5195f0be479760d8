import type { Database } from 'shared/server/database/database'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import { quarantineWords } from '../../releasesMessages'
import { TEAMS_PAGE } from '../../rules/previewLink'
import { isOfTeam } from '../../rules/teams'
import { staffAccounts } from '../staff/staffStore'

/** Tells the members who look after a part's releases what the server did by itself, in the transaction of that. */
export async function mailTeams(
  { config: { publicOrigin }, mail }: SliceContext,
  transaction: Database,
  { app, subject, body }: { app: string; subject: string; body: string },
): Promise<void> {
  const { button } = quarantineWords
  const members = (await staffAccounts(transaction)).filter(
    ({ duties, teams }) => duties.includes('releases') && isOfTeam(teams, app),
  )
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
