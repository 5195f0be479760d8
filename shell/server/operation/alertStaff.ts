import { asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import { type State, THINGS, type ThingState } from '../../contract/operation'
import { lookAtAll } from './lookAtAll'
import { operators } from './operators'
import { things } from './schema'
import { stateMail } from './stateMail'

/**
 * Looks at the house, and tells the members who operate it what has broken and what is well again. Of the database
 * `watchDatabase` tells, since no job runs without it.
 */
export const alertStaff = recurringJob(
  { name: 'house-state', cron: '*/5 * * * *', timeZone: 'UTC', concurrency: 1 },
  async context => {
    const members = await operators(context.database)
    if (members.length === 0) return
    const found = (await lookAtAll(context)).filter(({ name }) => name !== 'database')
    await context.database.transaction(async one => {
      const changed = await changesOf(one, found)
      if (changed.length === 0) return
      for (const member of members) {
        const options = { cause: 'practice', transaction: one, userId: member.id } as const
        await context.mail.send(stateMail(member, changed, context.config.publicOrigin), options)
      }
    })
  },
)

/**
 * The things that became broken, or are broken no longer, since the last mail. The transaction holds their rows, so that
 * of two instances one tells. A thing is told once two looks agree on it: one slow answer is no alarm. What cannot be
 * seen changes nothing.
 */
async function changesOf(transaction: Database, found: readonly ThingState[]): Promise<ThingState[]> {
  const fresh = THINGS.map(thing => ({ thing, told: 'bien' as const, seen: 'bien' as const }))
  await transaction.insert(things).values(fresh).onConflictDoNothing()
  const rows = await transaction.select().from(things).orderBy(asc(things.thing)).for('update')
  const changed: ThingState[] = []
  for (const { thing, told, seen } of rows) {
    const now = found.find(({ name }) => name === thing)
    if (!now || now.state === 'no se sabe') continue
    const sure = now.state === seen
    if (sure && isAlarm(told, now.state)) changed.push(now)
    await transaction
      .update(things)
      .set({ seen: now.state, told: sure ? now.state : told })
      .where(eq(things.thing, thing))
  }
  return changed
}

const isAlarm = (told: State, now: State) => told !== now && [told, now].includes('mal')
