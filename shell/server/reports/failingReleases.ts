import { and, countDistinct, eq, gt } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import type { DayKey } from './dayKey'
import { failed } from './schema'

/** A remote's release. */
export interface OfRemote {
  remote: string
  release: string
}

/** So many people within this time say that a release fails. */
const ENOUGH_PEOPLE = 3
const WITHIN_MS = 10 * MS_PER_MINUTE

/**
 * Notes that a release failed for a person. Returns whether it did for enough people; those of one day alone are
 * compared, since a person has another hash on the next.
 */
export async function failsForMany(
  database: Database,
  { remote, release }: OfRemote,
  { key: { day, hash }, personId, at }: { key: DayKey; personId: number; at: Date },
): Promise<boolean> {
  const row = { day, remote, release, hash: hash(`failed ${remote}@${release} person ${personId}`), at }
  await database
    .insert(failed)
    .values(row)
    .onConflictDoUpdate({
      target: [failed.day, failed.remote, failed.release, failed.hash],
      set: { at },
    })
  const [found] = await database
    .select({ people: countDistinct(failed.hash) })
    .from(failed)
    .where(
      and(
        eq(failed.day, day),
        eq(failed.remote, remote),
        eq(failed.release, release),
        gt(failed.at, new Date(at.getTime() - WITHIN_MS)),
      ),
    )
  return (found?.people ?? 0) >= ENOUGH_PEOPLE
}
