import type { PersonFacts } from 'shared/published/person'
import type { SliceContext } from 'shared/server/slices/slice'
import { currentVersion, isBehind } from '../site/siteStore'
import { type AccountFacts, factsOf } from './accountStore'

/**
 * What a person may know of themselves: their account, what they bought, and whether the privacy notice is waiting for
 * them. `mustAccept` where the caller knows it already.
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
