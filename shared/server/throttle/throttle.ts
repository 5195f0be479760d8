import { join } from 'node:path'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Migrations } from '../database/migrations'
import { type Refused, tooMany } from '../http/outcome'
import type { Limit } from './limits'
import { attempts } from './schema'

// Own code instead of rate-limiter-flexible (ISC, maintained): its windows are fixed, so that twice the limit passes
// around their edge, and its store for drizzle counts in more than one statement.

export const throttleMigrations: Migrations = {
  name: 'throttle',
  folder: join(import.meta.dirname, 'migrations'),
}

export type Reservation = { granted: true; at: Date } | { granted: false; retryAfterSeconds: number }

/**
 * Counts an attempt before it is made, or `count` of them, if the limit still has room at this time. One statement: the
 * row's lock serialises attempts that arrive together, on any number of instances, so that the limit holds.
 */
export async function reserve(database: Database, limit: Limit, at: Date, count = 1): Promise<Reservation> {
  const { subject, most, windowMs } = limit
  const since = new Date(at.getTime() - windowMs).toISOString()
  const now = at.toISOString()
  const expiresAt = new Date(at.getTime() + windowMs)
  const made = sql`array_fill(${now}::timestamptz, array[${count}::integer])`
  const recent = sql`array(select t from unnest(${attempts.made}) as t where t > ${since}::timestamptz order by t)`
  const counted = await database
    .insert(attempts)
    .values({ subject, made, expiresAt })
    .onConflictDoUpdate({
      target: attempts.subject,
      set: { made: sql`${recent} || ${made}`, expiresAt },
      setWhere: sql`cardinality(${recent}) + ${count} <= ${most}`,
    })
    .returning({ subject: attempts.subject })
  if (counted.length > 0) return { granted: true, at }
  return { granted: false, retryAfterSeconds: await secondsUntilRoom(database, limit, at, count) }
}

/**
 * Counts one attempt in each limit; refuses with 429 and the seconds to wait where one of them has no room. Undefined
 * where all had room.
 */
export async function throttleRefusal(
  database: Database,
  { limits, at, message, count }: { limits: readonly Limit[]; at: Date; message: string; count?: number },
): Promise<Refused | undefined> {
  for (const limit of limits) {
    const reservation = await reserve(database, limit, at, count)
    if (!reservation.granted) return tooMany(message, reservation.retryAfterSeconds)
  }
  return undefined
}

async function secondsUntilRoom(
  database: Database,
  { subject, most, windowMs }: Limit,
  at: Date,
  count: number,
): Promise<number> {
  const [row] = await database
    .select({ made: attempts.made })
    .from(attempts)
    .where(eq(attempts.subject, subject))
  const inWindow = (row?.made ?? [])
    .map(made => made.getTime())
    .filter(made => made > at.getTime() - windowMs)
    .sort((one, other) => one - other)
  // There is room once so many of the oldest count no more. A call that came later may have been counted before this one.
  const oldest = inWindow[Math.max(0, inWindow.length + count - most - 1)] ?? at.getTime()
  const last = Math.min(oldest, at.getTime())
  return Math.max(1, Math.ceil((last + windowMs - at.getTime()) / 1000))
}

/** Takes back an attempt that was reserved at this time and does not count after all. */
export async function release(database: Database, { subject }: Limit, at: Date): Promise<void> {
  // Equal times are alike, so any one of them may be removed.
  const place = sql`array_position(${attempts.made}, ${at.toISOString()}::timestamptz)`
  await database
    .update(attempts)
    .set({ made: sql`${attempts.made}[:${place} - 1] || ${attempts.made}[${place} + 1:]` })
    .where(sql`${attempts.subject} = ${subject} and ${place} is not null`)
}

/** Removes all counted attempts of the limit. */
export async function resetLimit(database: Database, { subject }: Limit): Promise<void> {
  await database.delete(attempts).where(eq(attempts.subject, subject))
}

/** Deletes the attempts that count for no limit any more. */
export async function removeExpiredAttempts(database: Database, at: Date): Promise<void> {
  await database.delete(attempts).where(lt(attempts.expiresAt, at))
}
