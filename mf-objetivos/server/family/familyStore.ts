import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { FamilyMember } from '../../contract/family'
import { familyMembers, formDrafts, formResponses, labFiles } from '../schema'

export type FamilyRow = typeof familyMembers.$inferSelect

const isMember = (userId: number, id: number) =>
  and(eq(familyMembers.id, id), eq(familyMembers.userId, userId))

export function familyOf(database: Database, userId: number): Promise<FamilyRow[]> {
  return database
    .select()
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId))
    .orderBy(asc(familyMembers.id))
}

/** The member; undefined where it is not this account's. */
export async function familyMemberOf(
  database: Database,
  userId: number,
  id: number,
): Promise<FamilyRow | undefined> {
  const [member] = await database.select().from(familyMembers).where(isMember(userId, id))
  return member
}

export function countMembers(database: Database, userId: number): Promise<number> {
  return database.$count(familyMembers, eq(familyMembers.userId, userId))
}

export async function updateMember(
  database: Database,
  userId: number,
  id: number,
  change: Partial<FamilyRow>,
): Promise<FamilyRow | undefined> {
  const [changed] = await database.update(familyMembers).set(change).where(isMember(userId, id)).returning()
  return changed
}

/** The member whose link has this secret. */
export async function memberOfLink(
  database: Database,
  consentTokenHash: string,
): Promise<FamilyRow | undefined> {
  const [member] = await database
    .select()
    .from(familyMembers)
    .where(eq(familyMembers.consentTokenHash, consentTokenHash))
  return member
}

/** Gives the link of an open question its secret; false where nobody is asked any more. */
export async function writeLink(database: Database, id: number, consentTokenHash: string): Promise<boolean> {
  const asked = await database
    .update(familyMembers)
    .set({ consentTokenHash })
    .where(and(eq(familyMembers.id, id), eq(familyMembers.consent, 'ASKED')))
    .returning({ id: familyMembers.id })
  return asked.length > 0
}

/** Writes the answer that came by a link, as long as the question or an earlier answer stands. */
export async function writeConsent(
  database: Database,
  consentTokenHash: string,
  consent: 'GRANTED' | 'REFUSED',
): Promise<FamilyRow | undefined> {
  const isAnswerable = inArray(familyMembers.consent, ['ASKED', 'GRANTED', 'REFUSED'])
  const [changed] = await database
    .update(familyMembers)
    .set({ consent })
    .where(and(eq(familyMembers.consentTokenHash, consentTokenHash), isAnswerable))
    .returning()
  return changed
}

/** Ends the open question for this member's consent. */
export async function takeBackAsking(database: Database, id: number): Promise<FamilyRow | undefined> {
  const [member] = await database
    .update(familyMembers)
    .set({ consent: 'NONE', consentTokenHash: null })
    .where(eq(familyMembers.id, id))
    .returning()
  return member
}

export async function deleteMember(database: Database, userId: number, id: number): Promise<void> {
  await database.delete(familyMembers).where(isMember(userId, id))
}

/** Whether a member has begun or sent a test. */
export async function hasAnswers(database: Database, id: number): Promise<boolean> {
  const responses = await database.$count(formResponses, eq(formResponses.familyMemberId, id))
  return responses > 0 || (await database.$count(formDrafts, eq(formDrafts.familyMemberId, id))) > 0
}

/** The members of 18 years and more of whom no consent was asked. */
export function adultsNotAsked(database: Database, today: string): Promise<FamilyRow[]> {
  return database
    .select()
    .from(familyMembers)
    .where(
      and(
        eq(familyMembers.consent, 'NONE'),
        isNull(familyMembers.consentAskedAt),
        sql`${familyMembers.birthDate} <= ${today}::date - interval '18 years'`,
      ),
    )
}

export async function noteAsking(database: Database, id: number, consentAskedAt: Date): Promise<void> {
  await database.update(familyMembers).set({ consentAskedAt }).where(eq(familyMembers.id, id))
}

/** The names of the lab files of a member's results. */
export async function labFilesOf(database: Database, id: number): Promise<string[]> {
  const labs = await database
    .select({ file: labFiles.file })
    .from(labFiles)
    .innerJoin(formResponses, eq(formResponses.id, labFiles.responseId))
    .where(eq(formResponses.familyMemberId, id))
  return labs.map(({ file }) => file)
}

/** The member as the wire shows it. */
export function wireMember(row: FamilyRow): FamilyMember {
  const { id, firstName, lastName, birthDate, gender, email, phone, relationship, picture, consent } = row
  return { id, firstName, lastName, birthDate, gender, email, phone, relationship, picture, consent }
}
