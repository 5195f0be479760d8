import { and, eq, gt, lt } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { alarms } from '../schema'

/** Long enough for somebody who reads their mail once a week. */
const LIFETIME_MS = 14 * MS_PER_DAY

/** Makes a link for the mail to this address; answers its token. */
export async function addAlarm(
  database: Database,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await database.delete(alarms).where(lt(alarms.expiresAt, now))
  await database.insert(alarms).values({ tokenHash: hashOfToken(token), userId, email, expiresAt })
  return token
}

const live = (token: string, now: Date) =>
  and(eq(alarms.tokenHash, hashOfToken(token)), gt(alarms.expiresAt, now))

export async function isLiveAlarm(database: Database, token: string, now: Date): Promise<boolean> {
  return (await database.$count(alarms, live(token, now))) > 0
}

/** Deletes the link and answers whose it was; of many concurrent presses, one gets it. */
export async function takeAlarm(database: Database, token: string, now: Date) {
  const [taken] = await database
    .delete(alarms)
    .where(live(token, now))
    .returning({ userId: alarms.userId, email: alarms.email })
  return taken
}
