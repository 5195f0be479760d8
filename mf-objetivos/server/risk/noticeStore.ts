import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { familyMembers, riskNotices } from '../schema'

/** A notice with the family member that it is for; null where it is for the account itself. */
export function knownNotices(database: Database) {
  const { firstName, lastName, phone, email } = familyMembers
  return database
    .select({ notice: riskNotices, member: { firstName, lastName, phone, email } })
    .from(riskNotices)
    .leftJoin(familyMembers, eq(familyMembers.id, riskNotices.familyMemberId))
}

/** The id of the person's notice of the last 24 hours that the practice has not handled; undefined without one. */
export async function openNoticeOf(
  database: Database,
  { userId, familyMemberId, now }: { userId: number; familyMemberId: number | null; now: Date },
): Promise<number | undefined> {
  const [found] = await database
    .select({ id: riskNotices.id })
    .from(riskNotices)
    .where(
      and(
        eq(riskNotices.userId, userId),
        familyMemberId === null
          ? isNull(riskNotices.familyMemberId)
          : eq(riskNotices.familyMemberId, familyMemberId),
        isNull(riskNotices.handledAt),
        gt(riskNotices.createdAt, new Date(now.getTime() - MS_PER_DAY)),
      ),
    )
    .orderBy(desc(riskNotices.id))
  return found?.id
}
