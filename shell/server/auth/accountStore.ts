import { and, eq, isNotNull, sql } from 'drizzle-orm'
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

/** Whether the account exists. Locks the row (`for share`): in a transaction the account stays until the end. */
export async function holdAccount(database: Database, id: number): Promise<boolean> {
  return (await database.select().from(users).where(eq(users.id, id)).for('share')).length > 0
}

/** Undefined if the address already has an account; of many concurrent calls, one adds it. */
export async function addAccount(database: Database, account: NewAccount): Promise<Account | undefined> {
  const [added] = await database.insert(users).values(account).onConflictDoNothing().returning()
  return added
}

/**
 * Returns the account. Locks its row: a concurrent sign-in with the old password waits, then fails. The link of the
 * change was mailed to the address, so it proves the address too.
 */
export async function changePassword(
  database: Database,
  id: number,
  passwordHash: string,
  now: Date,
): Promise<Account | undefined> {
  const [account] = await database
    .update(users)
    .set({ passwordHash, addressProvedAt: provedAt(now) })
    .where(eq(users.id, id))
    .returning()
  return account
}

/** The time of the first proof stays. */
export const provedAt = (now: Date) =>
  sql`coalesce(${users.addressProvedAt}, ${now.toISOString()}::timestamptz)`

/** The columns of `PersonFacts`, and the accepted version of the privacy notice. */
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
  duties: users.duties,
  email: users.email,
  addressProvedAt: users.addressProvedAt,
}

export type AccountFacts = Pick<Account, keyof typeof factColumns>

/** The part of `PersonFacts` that the account itself holds. */
export function factsOf(
  account: AccountFacts,
): Omit<PersonFacts, 'purchases' | 'subscriptions' | 'mustAcceptPrivacyNotice'> {
  const { id, firstName, lastName, gender, birthdate, picture } = account
  const { emergencyContactPhone, ocupation, civilState, staffSince, duties } = account
  const { email, addressProvedAt } = account
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
    ...(staffSince && { staff: true as const, duties }),
    ...(!addressProvedAt && { unprovedAddress: email }),
  }
}

export async function hasProvedAddress(database: Database, id: number): Promise<boolean> {
  return (await database.$count(users, and(eq(users.id, id), isNotNull(users.addressProvedAt)))) > 0
}
