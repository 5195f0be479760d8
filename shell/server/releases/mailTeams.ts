import type { Database } from 'shared/server/database/database'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/slice'
import { quarantineWords } from '../../releasesMessages'
import { staffAccounts } from '../staff/staffStore'

const PAGE = '/user/equipo/entregas'

/** Tells the members of the staff who look after releases what the server took back, in the transaction of that. */
export async function mailTeams(
  { config: { publicOrigin }, mail }: SliceContext,
  transaction: Database,
  { remote, release, to }: { remote: string; release: string; to: string },
): Promise<void> {
  const { subject, body, button } = quarantineWords
  const members = (await staffAccounts(transaction)).filter(({ duties }) => duties.includes('releases'))
  for (const { id, email, firstName } of members)
    await mail.send(
      composeMail({
        to: email,
        firstName,
        subject,
        body: [
          body(remote, release, to),
          ...(publicOrigin ? [{ button, link: `${publicOrigin}${PAGE}` }] : []),
        ],
      }),
      { cause: 'practice', transaction, userId: id },
    )
}
