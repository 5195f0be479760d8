import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import type { ProviderSession } from '../provider/provider'

/**
 * The moment at which the provider is asked again if no event comes: an open session a minute later at first and more
 * rarely as it grows older, a subscription an hour after something of it is due. Null: nothing is expected any more.
 */
export function askAtOf(
  { createdAt }: { createdAt: Date },
  { status, subscription }: Pick<ProviderSession, 'status' | 'subscription'>,
  now: Date,
): Date | null {
  if (status === 'open') {
    const age = now.getTime() - createdAt.getTime()
    return new Date(now.getTime() + Math.max(MS_PER_MINUTE, Math.min(age / 4, MS_PER_HOUR)))
  }
  if (!subscription || subscription.status === 'ended') return null
  const due = subscription.periodEnd.getTime() + MS_PER_HOUR
  return new Date(due > now.getTime() ? due : now.getTime() + MS_PER_DAY / 4)
}
