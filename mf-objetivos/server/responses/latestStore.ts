import { and, desc, eq, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import type { Take } from '../drafts/draftStore'
import { formResponses, formVersions, labFiles } from '../schema'

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

/** The newest response to each form of each person of an account, with the labs that have a file. */
export async function latestOf(database: Database, userId: number) {
  const { familyMemberId, formId, createdAt, id, labs } = formResponses
  const responses = await database
    .selectDistinctOn([familyMemberId, formId], { id, familyMemberId, formId, labs, createdAt })
    .from(formResponses)
    .where(eq(formResponses.userId, userId))
    .orderBy(familyMemberId, formId, desc(createdAt), desc(id))
  const files = await database
    .select({ responseId: labFiles.responseId, lab: labFiles.lab })
    .from(labFiles)
    .where(eq(labFiles.userId, userId))
  return responses.map(response => ({
    ...response,
    files: files.filter(({ responseId }) => responseId === response.id).map(({ lab }) => lab),
  }))
}

const isOfVersion = (response: { formId: PgColumn; version: PgColumn }) =>
  and(eq(formVersions.formId, response.formId), eq(formVersions.version, response.version))

/** The questions, as JSON, of the version that the account answered last for anybody. */
export async function latestContent(
  database: Database,
  userId: number,
  formId: number,
): Promise<string | undefined> {
  const [newest] = await database
    .select({ content: formVersions.content })
    .from(formResponses)
    .innerJoin(formVersions, isOfVersion(formResponses))
    .where(and(eq(formResponses.userId, userId), eq(formResponses.formId, formId)))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .limit(1)
  return newest?.content
}

/** The newest response to each form that the account's owner answered about themselves, with its version. */
export function latestOwn(database: Database, userId: number, limit: number) {
  const newest = database
    .selectDistinctOn([formResponses.formId])
    .from(formResponses)
    .where(and(eq(formResponses.userId, userId), isNull(formResponses.familyMemberId)))
    .orderBy(formResponses.formId, desc(formResponses.createdAt), desc(formResponses.id))
    .as('newest')
  return database
    .select({
      createdAt: newest.createdAt,
      balance: newest.balance,
      areas: newest.areas,
      answers: newest.answers,
      name: formVersions.name,
      content: formVersions.content,
      scale: formVersions.scale,
    })
    .from(newest)
    .innerJoin(formVersions, isOfVersion(newest))
    .orderBy(desc(newest.createdAt))
    .limit(limit)
}
