import type { Attempt } from 'shared/server/jobs/job'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import type { PaymentProvider } from '../provider/provider'
import { providerOf } from '../provider/providerOf'
import { goesBack, isTaken } from './goesBack'
import { dueOrders, expireUnopened, ordersWithoutPerson, supersededOrders } from './orderStore'
import { settle } from './settle'

/** Asks the provider about payments whose event is missing, and closes those that nobody can pay any more. */
export const settleDue = recurringJob(
  { name: 'cuenta-settle', cron: '* * * * *', timeZone: 'UTC', timeLimitSeconds: 300 },
  askAboutDue,
)

const MOST_A_RUN = 500

async function askAboutDue(context: SliceContext, attempt?: Pick<Attempt, 'signal'>): Promise<void> {
  const provider = providerOf(context)
  if (!provider) return
  const { database, now } = context
  await expireUnopened(database, now())
  await endWithoutPerson(context, provider)
  await endSuperseded(context, provider)
  const due = await dueOrders(database, { now: now(), limit: MOST_A_RUN })
  for (const { id } of due) {
    if (attempt?.signal.aborted) return
    await settle(context, provider, id)
  }
}

/**
 * Ends the subscriptions and open payments of accounts that ended, pages of superseded orders among them: nobody is left
 * to cancel them. A page that was paid after the account's end is given back.
 */
async function endWithoutPerson(context: SliceContext, provider: PaymentProvider): Promise<void> {
  const { database } = context
  for (const order of await ordersWithoutPerson(database)) {
    const { id, sessionId, status } = order
    if (sessionId === null) continue
    if (status !== 'PAID') await provider.expire(sessionId)
    const session = await provider.read(sessionId)
    if (await database.transaction(one => goesBack(one, order, session))) {
      for (const payment of session.payments.filter(isTaken)) await provider.refund(sessionId, payment.id)
    }
    if (session.subscription) await provider.cancel(sessionId, 'now')
    await settle(context, provider, id)
  }
}

/**
 * Closes the pages of orders that were ended here, and gives back the money of those that were paid all the same, and of
 * the monthly plans of a person who held another one. Such an order is not `PAID` although it has a payment.
 */
export async function endSuperseded(context: SliceContext, provider: PaymentProvider): Promise<void> {
  const { database, now } = context
  for (const order of await supersededOrders(database, now())) {
    const { id, sessionId, status } = order
    if (sessionId === null) continue
    if (status === 'EXPIRED') await provider.expire(sessionId)
    const session = await provider.read(sessionId)
    if (await database.transaction(one => goesBack(one, order, session))) {
      for (const payment of session.payments.filter(isTaken)) await provider.refund(sessionId, payment.id)
      if (session.subscription) await provider.cancel(sessionId, 'now')
    }
    await settle(context, provider, id)
  }
}
