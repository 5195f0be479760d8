import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { days } from './schema'

export interface DayKey {
  day: string
  /** A hash that nobody can repeat after the day. */
  hash(text: string): string
}

/** The day of an instant with its key, which the first report of the day makes. */
export async function dayKeyAt(database: Database, at: Date): Promise<DayKey> {
  const day = dayIn(at)
  const key = (await keyOf(database, day)) ?? (await makeKey(database, day))
  return { day, hash: text => createHmac('sha256', key).update(text).digest('base64url') }
}

async function keyOf(database: Database, day: string): Promise<string | undefined> {
  const [row] = await database.select({ key: days.key }).from(days).where(eq(days.day, day))
  return row?.key
}

/** Of reports that arrive together, on whichever instance, one makes the key. */
async function makeKey(database: Database, day: string): Promise<string> {
  await database
    .insert(days)
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  return (await keyOf(database, day)) ?? ''
}
