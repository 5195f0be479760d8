import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { calendarFeeds, specialistFeeds } from '../schema'

/** The secret of a calendar's address, as it is stored. */
interface Secret {
  tokenHash: string
  createdAt: Date
}

/** A member's address of the calendar of a specialist. */
interface SpecialistFeed {
  userId: number
  specialistId: number
}

export async function hasFeed(database: Database, userId: number): Promise<boolean> {
  return (await database.$count(calendarFeeds, eq(calendarFeeds.userId, userId))) > 0
}

/** The new address takes the place of an earlier one. */
export async function putFeed(database: Database, userId: number, secret: Secret): Promise<void> {
  await database
    .insert(calendarFeeds)
    .values({ userId, ...secret })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: secret })
}

export async function removeFeed(database: Database, userId: number): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** The person whose calendar an address shows. */
export async function ownerOfFeed(database: Database, tokenHash: string): Promise<number | undefined> {
  const [feed] = await database
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash))
  return feed?.userId
}

export async function hasSpecialistFeed(database: Database, feed: SpecialistFeed): Promise<boolean> {
  return (await database.$count(specialistFeeds, isOf(feed))) > 0
}

/** The member's new address takes the place of an earlier one. */
export async function putSpecialistFeed(
  database: Database,
  feed: SpecialistFeed,
  secret: Secret,
): Promise<void> {
  await database
    .insert(specialistFeeds)
    .values({ ...feed, ...secret })
    .onConflictDoUpdate({ target: [specialistFeeds.specialistId, specialistFeeds.userId], set: secret })
}

export async function removeSpecialistFeed(database: Database, feed: SpecialistFeed): Promise<void> {
  await database.delete(specialistFeeds).where(isOf(feed))
}

export async function specialistFeedAt(
  database: Database,
  tokenHash: string,
): Promise<SpecialistFeed | undefined> {
  const [feed] = await database
    .select({ userId: specialistFeeds.userId, specialistId: specialistFeeds.specialistId })
    .from(specialistFeeds)
    .where(eq(specialistFeeds.tokenHash, tokenHash))
  return feed
}

const isOf = ({ specialistId, userId }: SpecialistFeed): SQL | undefined =>
  and(eq(specialistFeeds.specialistId, specialistId), eq(specialistFeeds.userId, userId))
