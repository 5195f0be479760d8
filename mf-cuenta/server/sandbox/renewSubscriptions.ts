import { recurringJob } from 'shared/server/jobs/job'
import type { SliceContext } from 'shared/server/slices/slice'
import { changeSession } from './changeSession'
import { renewed } from './ledger'
import { dueSessions } from './sandboxStore'

/** Renews the sandbox's subscriptions whose paid month is over, and ends the cancelled ones. */
export const renewSubscriptions = recurringJob(
  { name: 'sandbox-renew', cron: '*/10 * * * *', timeZone: 'UTC' },
  renewDue,
)

async function renewDue(context: SliceContext): Promise<void> {
  for (const id of await dueSessions(context.database, context.now())) {
    await changeSession(context, id, entry => renewed(entry, context.now()))
  }
}
