import { defineJob } from 'shared/server/jobs/job'
import { jobHandler, recurringJob } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'
import { changeSession } from './changeSession'
import { renewed } from './ledger'
import { dueSessions } from './sandboxStore'

/** Renews the sandbox's subscriptions whose paid month is over, and ends the cancelled ones. */
export const renewSubscriptions = recurringJob(
  { name: 'sandbox-renew', cron: '*/10 * * * *', timeZone: 'UTC' },
  renewDue,
)

async function renewDue(context: SliceContext): Promise<void> {
  for (const id of await dueSessions(context.database, context.now())) await renew(context, id)
}

/** The renewal of one subscription at its own moment, for a test card whose first month is over soon. */
export const renewalJob = defineJob({
  name: 'sandbox-renew-one',
  payload: Type.Object({ session: Type.String({ maxLength: 64 }) }),
})

export const renewOne = jobHandler(renewalJob, (context, { session }) => renew(context, session))

async function renew(context: SliceContext, id: string): Promise<void> {
  await changeSession(context, id, entry => renewed(entry, context.now()))
}
