import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { type Attempt, recurringJob } from 'shared/server/jobs/job'
import type { SliceContext } from 'shared/server/slices/slice'
import type { PaymentProvider } from '../provider/provider'
import { providerOf } from '../provider/providerOf'
import { orders } from '../schema'
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
  // Its page was never shown, so nobody can pay it.
  const unopened = and(eq(orders.status, 'OPEN'), isNull(orders.sessionId), lte(orders.expiresAt, now()))
  await database.update(orders).set({ status: 'EXPIRED' }).where(unopened)
  await endWithoutPerson(context, provider)
  const due = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.askAt), lte(orders.askAt, now())))
    .orderBy(orders.askAt)
    .limit(MOST_A_RUN)
  for (const { id } of due) {
    if (attempt?.signal.aborted) return
    await settle(context, provider, id)
  }
}

/** Ends the subscriptions and open payments of accounts that ended: nobody is left to cancel them. */
async function endWithoutPerson(context: SliceContext, provider: PaymentProvider): Promise<void> {
  const left = await context.database
    .select({ id: orders.id, sessionId: orders.sessionId, status: orders.status })
    .from(orders)
    .where(and(isNull(orders.userId), isNotNull(orders.askAt), inArray(orders.status, ['OPEN', 'PAID'])))
  for (const { id, sessionId, status } of left) {
    if (sessionId === null) continue
    if (status === 'OPEN') await provider.expire(sessionId)
    else await provider.cancel(sessionId, 'now')
    await settle(context, provider, id)
  }
}
