import type { PersonFacts } from 'shared/published/person'
import type { SliceContext } from 'shared/server/slices/slice'
import { currentVersion } from '../site/siteStore'
import { type Account, factsOf } from './accountStore'

/** What a person may know of themselves: their account, what they bought, and whether something is asked of them. */
export async function personFacts({ database, ports }: SliceContext, account: Account): Promise<PersonFacts> {
  const [purchases, subscriptions, inForce] = await Promise.all([
    ports.purchases.activeOf(database, account.id),
    ports.purchases.subscriptionsOf(database, account.id),
    currentVersion(database),
  ])
  const mustAcceptPrivacyNotice = inForce !== undefined && inForce !== account.privacyNotice
  return { ...factsOf(account), purchases, subscriptions, mustAcceptPrivacyNotice }
}
