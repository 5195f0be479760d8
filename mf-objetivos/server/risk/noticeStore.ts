import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { familyMembers, riskNotices } from '../schema'

type NoticeRow = typeof riskNotices.$inferSelect

/** A notice with the family member that it is for; null where it is for the account itself. */
function knownNotices(database: Database) {
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

const MOST_LISTED = 200

/** The newest first. */
export function latestNotices(database: Database) {
  return knownNotices(database).orderBy(desc(riskNotices.createdAt), desc(riskNotices.id)).limit(MOST_LISTED)
}

export async function noticeById(database: Database, id: number) {
  const [found] = await knownNotices(database).where(eq(riskNotices.id, id))
  return found
}

export async function idsOfMember(database: Database, familyMemberId: number): Promise<number[]> {
  const notices = await database
    .select({ id: riskNotices.id })
    .from(riskNotices)
    .where(eq(riskNotices.familyMemberId, familyMemberId))
  return notices.map(({ id }) => id)
}

export async function addNotice(
  database: Database,
  notice: typeof riskNotices.$inferInsert,
): Promise<number> {
  const [added] = await database.insert(riskNotices).values(notice).returning({ id: riskNotices.id })
  if (!added) throw new Error('the notice was not added')
  return added.id
}

/** Notes who called, unless somebody has. */
export async function markHandled(
  database: Database,
  id: number,
  handled: { handledAt: Date; handledBy: number },
): Promise<void> {
  await database
    .update(riskNotices)
    .set(handled)
    .where(and(eq(riskNotices.id, id), isNull(riskNotices.handledAt)))
}

/** The notice, which waits again; undefined where there is none. */
export async function markWaiting(database: Database, id: number): Promise<NoticeRow | undefined> {
  const [notice] = await database
    .update(riskNotices)
    .set({ handledAt: null, handledBy: null })
    .where(eq(riskNotices.id, id))
    .returning()
  return notice
}
