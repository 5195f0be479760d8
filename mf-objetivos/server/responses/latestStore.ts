import { and, desc, eq, isNull } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import type { Take } from '../drafts/draftStore'
import { formResponses } from '../schema'

type ResponseRow = typeof formResponses.$inferSelect

/** The newest response of this person to this form. */
export async function lastResponse(
  database: Database,
  { userId, familyMemberId, formId }: Take,
): Promise<ResponseRow | undefined> {
  const [last] = await database
    .select()
    .from(formResponses)
    .where(
      and(
        eq(formResponses.userId, userId),
        familyMemberId === null
          ? isNull(formResponses.familyMemberId)
          : eq(formResponses.familyMemberId, familyMemberId),
        eq(formResponses.formId, formId),
      ),
    )
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .limit(1)
  return last
}

/** The clinic's day of the newest response; undefined where there is none. */
export async function lastTakenOn(database: Database, take: Take): Promise<string | undefined> {
  const last = await lastResponse(database, take)
  return last && dayIn(last.createdAt)
}
