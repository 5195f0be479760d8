import type { PersonFacts } from 'shared/published/person'
import type { Stand } from 'shared/server/slice'
import { type Account, factsOf } from './accountStore'

/** What a person may know of themselves: their account, and what they bought. */
export async function personFacts({ ports }: Stand, account: Account): Promise<PersonFacts> {
  const [purchases, subscriptions] = await Promise.all([
    ports.purchases.activeOf(account.id),
    ports.purchases.subscriptionsOf(account.id),
  ])
  return { ...factsOf(account), purchases, subscriptions }
}
