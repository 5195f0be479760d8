import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { familyMembers, formResponses, forms, labFiles } from '../schema'

type LabRow = typeof labFiles.$inferSelect

/** A lab with the account that it belongs to. */
export interface KnownLab {
  lab: LabRow
  form: string
  member: { firstName: string; lastName: string } | null
}

/** More of them waiting at once are answered in several sittings. */
const MOST_LISTED = 200

function knownLabs(database: Database) {
  return database
    .select({
      lab: labFiles,
      form: forms.name,
      member: { firstName: familyMembers.firstName, lastName: familyMembers.lastName },
    })
    .from(labFiles)
    .innerJoin(formResponses, eq(formResponses.id, labFiles.responseId))
    .innerJoin(forms, eq(forms.id, formResponses.formId))
    .leftJoin(familyMembers, eq(familyMembers.id, formResponses.familyMemberId))
}

/** The labs that wait for the practice's response, the oldest first. */
export function waitingLabs(database: Database): Promise<KnownLab[]> {
  return knownLabs(database)
    .where(isNull(labFiles.response))
    .orderBy(asc(labFiles.uploadedAt), asc(labFiles.id))
    .limit(MOST_LISTED)
}

export async function labById(database: Database, id: number): Promise<KnownLab | undefined> {
  const [found] = await knownLabs(database).where(eq(labFiles.id, id))
  return found
}

export function filesOfResponse(database: Database, responseId: number): Promise<LabRow[]> {
  return database.select().from(labFiles).where(eq(labFiles.responseId, responseId))
}

export async function addLabFile(database: Database, file: typeof labFiles.$inferInsert): Promise<void> {
  await database.insert(labFiles).values(file)
}

export async function replaceLabFile(
  database: Database,
  id: number,
  file: Pick<LabRow, 'file' | 'uploadedAt'>,
): Promise<void> {
  await database.update(labFiles).set(file).where(eq(labFiles.id, id))
}

/** One upload may be attached to two labs. */
export async function isAttached(database: Database, userId: number, file: string): Promise<boolean> {
  return (await database.$count(labFiles, and(eq(labFiles.userId, userId), eq(labFiles.file, file)))) > 0
}

export async function writeLabResponse(
  database: Database,
  id: number,
  answered: { response: string; answeredAt: Date },
): Promise<void> {
  await database.update(labFiles).set(answered).where(eq(labFiles.id, id))
}
