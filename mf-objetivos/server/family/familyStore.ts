import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { FamilyMember } from '../../contract/family'
import { familyMembers } from '../schema'

export type FamilyRow = typeof familyMembers.$inferSelect

export const isMember = (userId: number, id: number) =>
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

/** The member as the wire shows it. */
export function wireMember(row: FamilyRow): FamilyMember {
  const { id, firstName, lastName, birthDate, gender, email, phone, relationship, picture, consent } = row
  return { id, firstName, lastName, birthDate, gender, email, phone, relationship, picture, consent }
}
