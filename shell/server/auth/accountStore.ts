import { eq } from 'drizzle-orm'
import type { PersonFacts } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import { users } from './schema'

export type Account = typeof users.$inferSelect
export type NewAccount = typeof users.$inferInsert

export async function accountByEmail(database: Database, email: string): Promise<Account | undefined> {
  const [account] = await database.select().from(users).where(eq(users.email, email))
  return account
}

export async function accountById(database: Database, id: number): Promise<Account | undefined> {
  const [account] = await database.select().from(users).where(eq(users.id, id))
  return account
}

/** Whether the account is there; in a transaction it stays until its end. */
export async function holdAccount(database: Database, id: number): Promise<boolean> {
  return (await database.select().from(users).where(eq(users.id, id)).for('share')).length > 0
}

/** Nothing where the address has an account already; of many at once, one is added. */
export async function addAccount(database: Database, account: NewAccount): Promise<Account | undefined> {
  const [added] = await database.insert(users).values(account).onConflictDoNothing().returning()
  return added
}

/** Answers whose it is. Takes the account's lock: a sign-in with the old password waits, and then fails. */
export async function changePassword(
  database: Database,
  id: number,
  passwordHash: string,
): Promise<Account | undefined> {
  const [account] = await database.update(users).set({ passwordHash }).where(eq(users.id, id)).returning()
  return account
}

/** The columns that a person may know of themselves, and the notice they accepted. */
export const factColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  gender: users.gender,
  birthdate: users.birthdate,
  picture: users.picture,
  emergencyContactPhone: users.emergencyContactPhone,
  ocupation: users.ocupation,
  civilState: users.civilState,
  privacyNotice: users.privacyNotice,
  staffSince: users.staffSince,
}

export type AccountFacts = Pick<Account, keyof typeof factColumns>

/** The account's own part of what a person may know of themselves. */
export function factsOf(
  account: AccountFacts,
): Omit<PersonFacts, 'purchases' | 'subscriptions' | 'mustAcceptPrivacyNotice'> {
  const { id, firstName, lastName, gender, birthdate, picture } = account
  const { emergencyContactPhone, ocupation, civilState, staffSince } = account
  return {
    id,
    firstName,
    lastName,
    gender,
    birthdate,
    picture,
    emergencyContactPhone,
    ocupation,
    civilState,
    ...(staffSince && { staff: true as const }),
  }
}
