import type { PersonFacts } from 'shared/published/person'
import type { SliceContext } from 'shared/server/slices/context'
import { currentVersion, isBehind } from '../site/siteStore'
import { type AccountFacts, factsOf } from './accountStore'

/**
 * The answer of `auth/me` for an account that another call has read: the account, its purchases, and whether the person
 * still has to accept the privacy notice.
 */
export async function personFacts(
  { database, ports }: SliceContext,
  account: AccountFacts,
): Promise<PersonFacts> {
  const [holdings, noticeInForce] = await Promise.all([
    ports.purchases.holdingsOf(database, account.id),
    currentVersion(database),
  ])
  return {
    ...factsOf(account),
    ...holdings,
    mustAcceptPrivacyNotice: isBehind(account.privacyNotice, noticeInForce),
  }
}
