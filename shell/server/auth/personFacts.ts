import type { PersonFacts } from 'shared/published/person'
import type { SliceContext } from 'shared/server/slices/slice'
import { currentVersion, isBehind } from '../site/siteStore'
import { type AccountFacts, factsOf } from './accountStore'

/**
 * The answer of `auth/me`: the account, its purchases, and whether the person still has to accept the privacy notice.
 * A caller that already knows the latter passes `mustAccept`.
 */
export async function personFacts(
  { database, ports }: SliceContext,
  account: AccountFacts,
  mustAccept?: boolean,
): Promise<PersonFacts> {
  const [holdings, mustAcceptPrivacyNotice] = await Promise.all([
    ports.purchases.holdingsOf(database, account.id),
    mustAccept ?? currentVersion(database).then(inForce => isBehind(account.privacyNotice, inForce)),
  ])
  return { ...factsOf(account), ...holdings, mustAcceptPrivacyNotice }
}
