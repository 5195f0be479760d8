import { and, count, eq, gt, min } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { type Refused, tooMany } from 'shared/server/http/outcome'
import { recipeRefusals } from '../messages'
import type { recipeComments, recipeHistory } from './schema'

/** More than anybody cooks, tries and catches up on after weeks without a connection; no list grows without end. */
const MOST_ENTRIES_A_DAY = 300

interface Entry {
  database: Database
  list: typeof recipeComments | typeof recipeHistory
  /** Whose. */
  person: number
  now: Date
}

/** Refuses one entry more where the person has made enough of them in the last 24 hours; the oldest makes room first. */
export async function dailyLimit({ database, list, person, now }: Entry): Promise<Refused | undefined> {
  const since = new Date(now.getTime() - MS_PER_DAY)
  const [made] = await database
    .select({ entries: count(), oldest: min(list.createdAt) })
    .from(list)
    .where(and(eq(list.userId, person), gt(list.createdAt, since)))
  if (!made?.oldest || made.entries < MOST_ENTRIES_A_DAY) return undefined
  const wait = Math.ceil((made.oldest.getTime() - since.getTime()) / 1000)
  return tooMany(recipeRefusals.tooManyToday, wait)
}
