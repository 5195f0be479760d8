import { eq, inArray } from 'drizzle-orm'
import { normalizeName } from 'shared/published/personFields'
import type { Database } from 'shared/server/database/database'
import { users } from '../auth/schema'

/** The columns of a person that other domains may read. */
const PERSON = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  birthdate: users.birthdate,
  gender: users.gender,
  picture: users.picture,
  zone: users.zone,
}

/** The columns of the profile that a person may change. The e-mail address is not one: they sign in with it. */
const CHANGEABLE = {
  firstName: users.firstName,
  lastName: users.lastName,
  gender: users.gender,
  birthdate: users.birthdate,
  picture: users.picture,
  phone: users.phone,
  ocupation: users.ocupation,
  civilState: users.civilState,
  emergencyContactName: users.emergencyContactName,
  emergencyContactLastName: users.emergencyContactLastName,
  emergencyContactPhone: users.emergencyContactPhone,
  emergencyContactEmail: users.emergencyContactEmail,
  emergencyContactBirthdate: users.emergencyContactBirthdate,
  emergencyContactRelationship: users.emergencyContactRelationship,
  objective: users.objective,
  branchOffices: users.branchOffices,
  zone: users.zone,
}

type Columns<C> = { [K in keyof C & keyof typeof users.$inferSelect]: (typeof users.$inferSelect)[K] }

export type KnownPerson = Columns<typeof PERSON>
export type ProfileChange = Partial<Columns<typeof CHANGEABLE>>
export type Profile = KnownPerson & Columns<typeof CHANGEABLE>

export async function personById(database: Database, id: number): Promise<KnownPerson | undefined> {
  const [person] = await database.select(PERSON).from(users).where(eq(users.id, id))
  return person
}

export async function peopleByIds(database: Database, ids: readonly number[]): Promise<KnownPerson[]> {
  if (ids.length === 0) return []
  return database
    .select(PERSON)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
}

export async function profileOf(database: Database, id: number): Promise<Profile | undefined> {
  const [profile] = await database
    .select({ ...PERSON, ...CHANGEABLE })
    .from(users)
    .where(eq(users.id, id))
  return profile
}

export async function changeProfile(
  database: Database,
  id: number,
  change: ProfileChange,
): Promise<Profile | undefined> {
  const values = changeableOf(change)
  if (Object.keys(values).length === 0) return profileOf(database, id)
  const [profile] = await database
    .update(users)
    .set(values)
    .where(eq(users.id, id))
    .returning({ ...PERSON, ...CHANGEABLE })
  return profile
}

/** Only the columns above: a body that names another column does not change it. */
function changeableOf(change: ProfileChange): ProfileChange {
  const known = Object.entries(change).filter(
    ([name, value]) => Object.hasOwn(CHANGEABLE, name) && value !== undefined,
  )
  const { firstName, lastName, ...rest } = Object.fromEntries(known) as ProfileChange
  return {
    ...rest,
    ...(firstName !== undefined && { firstName: normalizeName(firstName) }),
    ...(lastName !== undefined && { lastName: normalizeName(lastName) }),
  }
}
