import type { PersonFacts } from 'shared/published/person'
import type { SliceContext } from 'shared/server/slices/context'
import { currentVersion, isBehind } from '../site/siteStore'
import { type AccountFacts, factsOf } from './accountStore'
import { asPending, waitingWish } from './address/changeStore'

/**
 * The answer of `auth/me` for an account that another call has read: the account, its purchases, a change of
 * address that waits, and whether the person still has to accept the privacy notice.
 */
export async function personFacts(
  { database, ports, now }: SliceContext,
  account: AccountFacts,
): Promise<PersonFacts> {
  const [holdings, noticeInForce, wish] = await Promise.all([
    ports.purchases.holdingsOf(database, account.id),
    currentVersion(database),
    waitingWish(database, account.id, now()),
  ])
  return {
    ...factsOf(account),
    ...holdings,
    ...(wish && { pendingAddress: asPending(wish) }),
    mustAcceptPrivacyNotice: isBehind(account.privacyNotice, noticeInForce),
  }
}
