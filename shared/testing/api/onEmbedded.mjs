/**
 * The files that run on the embedded database too, each with its reason. PostgreSQL is what a practice runs, and decides
 * everything else. Files that are only about the embedded database are called `.pglite.api.test.ts`. Every file checks
 * that no call waits for itself on the single connection (`oneConnection.ts`); the journey of a first day starts on it.
 */
export const onEmbedded = {
  'shell/server/process.api.test.ts': 'start, stop, and what a killed process leaves in the folder',
  'shell/server/demo.api.test.ts': 'migrations and the demo, from nothing',
  'shell/server/formerNames.api.test.ts': 'writes of the release before, through views',
  'shell/server/content/allOrNothing.api.test.ts': 'a long transaction, and its undoing',
  'shared/server/database/violatedConstraint.api.test.ts':
    'the extension, and how its driver names a constraint',
  'shared/server/idempotency/addOnce.api.test.ts':
    'calls at once on one connection, without locks between connections',
  'shell/server/jobs/jobs.api.test.ts': 'the queue, where no other process takes jobs',
  'shell/server/jobs/failing.api.test.ts': 'its attempts and dead letters, where no other process takes jobs',
  'shell/server/jobs/stop.api.test.ts':
    'jobs that a stop or a crash interrupts, which run first at the next start',
  'mf-diet/server/plans/mealPlans.api.test.ts': 'saving at once, and dates as its driver reads them',
}
