import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { StaffMember } from 'shared/server/http/staff'
import type { Account } from '../auth/accountStore'
import { users } from '../auth/schema'

const isStaff = isNotNull(users.staffSince)

export async function memberById(database: Database, id: number): Promise<StaffMember | undefined> {
  const [member] = await database
    .select({ id: users.id, email: users.email, duties: users.duties })
    .from(users)
    .where(and(eq(users.id, id), isStaff))
  return member
}

/** The parts that a member looks after; none for all of them. */
export async function teamsOf(database: Database, id: number): Promise<readonly string[]> {
  const [member] = await database.select({ teams: users.teams }).from(users).where(eq(users.id, id))
  return member?.teams ?? []
}

export function staffAccounts(database: Database): Promise<Account[]> {
  return database.select().from(users).where(isStaff).orderBy(asc(users.email))
}
